import { dayWords } from "../../domain/hours";
import { closureWords, hoursOn, visibleClosures, type OpenState } from "../../domain/open-now";
import { useOpenState } from "../../components/OpeningHours";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { useSite } from "../../components/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ContactHours.module.css";

interface Props {
  title: string;
}

/** The opening hours. The HTML highlights no day, so it is never outdated (decision 28). */
export const ContactHours = (props: Props) => (
  <ErrorBoundary optional="opening hours" fallback={() => <Hours {...props} />}>
    <HoursToday {...props} />
  </ErrorBoundary>
);

const HoursToday = (props: Props) => <Hours {...props} state={useOpenState()} />;

interface HoursProps extends Props {
  state?: OpenState;
}

/**
 * The days of the coming week on which the company has special hours, one per line; and the week as one line, with today highlighted and with
 * today's special hours. Without `state`, the coming week is that after the build.
 */
function Hours({ title, state }: HoursProps) {
  const { business, build } = useSite();
  const { hours, closures } = business;
  return (
    <section className={`${layout.wrap} ${styles.hours}`} aria-labelledby="hours">
      <div className={`${layout.grid} ${layout.head}`}>
        <h2 id="hours">{title}</h2>
        <p className={layout.lead}>
          {visibleClosures(closures, state?.date ?? build.day).map((closure) => (
            <span key={closure.day} className={layout.block}>
              {`${closureWords(closure)} `}
            </span>
          ))}
        </p>
      </div>
      <ol className={styles.days}>
        {hours.map((usual) => {
          const today = state?.today === usual.day;
          return (
            <li
              key={usual.day}
              className={layout.signal}
              aria-current={today ? "date" : undefined}
            >
              <b>{usual.day}</b>{" "}
              <span className={layout.soft}>
                {dayWords(today ? hoursOn(state.date, usual, closures) : usual, "–")}
              </span>{" "}
              {today && <em>{state.open ? "Today, open now" : "Today"}</em>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
