import { dayWords, hoursLines } from "../../domain/hours";
import { Closures } from "../../components/hours/Closures";
import { useOpenState } from "../../components/hours/useOpenState";
import { OptionalBoundary } from "../../components/optional-boundary/OptionalBoundary";
import { useSite } from "../../components/site/useSite";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ContactHours.module.css";

/** The week as one line, with today highlighted. The HTML highlights no day, so it is never outdated (decision 28). */
export function ContactHours({ title }: { title: string }) {
  const { hours } = useSite().business;
  return (
    <section className={`${layout.wrap} ${styles.hours}`} aria-labelledby="hours">
      <div className={styles.head}>
        <h2 id="hours">{title}</h2>
        <p className={layout.lead}>
          {hoursLines(hours).join(". ")}.
          <OptionalBoundary name="opening hours">
            <Closures className={styles.closure} />
          </OptionalBoundary>
        </p>
      </div>
      <OptionalBoundary name="opening hours" instead={<Days hours={hours} />}>
        <LitDays hours={hours} />
      </OptionalBoundary>
    </section>
  );
}

type Hours = ReturnType<typeof useSite>["business"]["hours"];

function LitDays({ hours }: { hours: Hours }) {
  const state = useOpenState();
  return <Days hours={hours} today={state?.today} open={state?.open} />;
}

function Days({ hours, today, open }: { hours: Hours; today?: string; open?: boolean }) {
  return (
    <ol className={styles.days}>
      {hours.map((day) => (
        <li key={day.day} {...(day.day === today && { "aria-current": "date" })}>
          <b>{day.day}</b>
          <span>{dayWords(day, "–")}</span>
          {day.day === today && <em>{open ? "Today, open now" : "Today"}</em>}
        </li>
      ))}
    </ol>
  );
}
