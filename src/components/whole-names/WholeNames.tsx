import { useSite } from "../site/useSite";
import * as layout from "../../styles/layout.module.css";

const literal = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A heading in which no name of a place that is served breaks: "Ellicott / City". */
export function WholeNames({ text }: { text: string }) {
  const { regions, towns } = useSite();
  const names = [...regions.nodes, ...towns.nodes]
    .map(({ title }) => title)
    .concat(regions.nodes.flatMap(({ places }) => places.map(({ name }) => name)))
    .filter((name) => name.includes(" "));
  if (names.length === 0) return <>{text}</>;
  const parts = text.split(new RegExp(`(${names.map(literal).join("|")})`));
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className={layout.whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
