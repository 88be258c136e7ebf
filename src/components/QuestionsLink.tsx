import * as layout from "../styles/layout.module.css";
import { useSite } from "./site";

/** The link to the questions that a customer may ask any installer (decision 48); nothing if content has none. */
export function QuestionsLink({ className }: { className?: string }) {
  const { questions } = useSite().navigation;
  if (!questions) return null;
  return (
    <p className={className}>
      <a href={questions.to} className={`${layout.link} ${layout.alone}`}>
        {questions.label}
      </a>
    </p>
  );
}
