import { dayWords, type OpeningDay } from "../../domain/hours";
import { hoursOn } from "../../domain/open-now";
import { Closures, useOpenState } from "../../components/OpeningHours";
import { OptionalBoundary } from "../../components/ErrorBoundary";
import { useBusiness } from "../../components/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ContactHours.module.css";

/**
 * The week as one line, with today highlighted and with today's special hours. The HTML highlights no day, so it is never outdated (decision
 * 28).
 */
export function ContactHours({ title }: { title: string }) {
  const { hours } = useBusiness();
  return (
    <section className={`${layout.wrap} ${styles.hours}`} aria-labelledby="hours">
      <div className={`${layout.grid} ${layout.head}`}>
        <h2 id="hours">{title}</h2>
        <p className={layout.lead}>
          <OptionalBoundary name="opening hours">
            <Closures className={styles.closure} />
          </OptionalBoundary>
        </p>
      </div>
      <OptionalBoundary name="opening hours" instead={<Days hours={hours} />}>
        <DaysWithToday />
      </OptionalBoundary>
    </section>
  );
}

function DaysWithToday() {
  const { hours, closures } = useBusiness();
  const state = useOpenState();
  if (!state) return <Days hours={hours} />;
  const { today, date, open } = state;
  const shown = hours.map((day) => (day.day === today ? hoursOn(date, day, closures) : day));
  return <Days hours={shown} today={today} open={open} />;
}

interface DaysProps {
  hours: readonly OpeningDay[];
  today?: string;
  open?: boolean;
}

function Days({ hours, today, open }: DaysProps) {
  return (
    <ol className={styles.days}>
      {hours.map((day) => (
        <li
          key={day.day}
          className={layout.signal}
          {...(day.day === today && { "aria-current": "date" })}
        >
          <b>{day.day}</b>
          <span>{dayWords(day, "–")}</span>
          {day.day === today && <em>{open ? "Today, open now" : "Today"}</em>}
        </li>
      ))}
    </ol>
  );
}
