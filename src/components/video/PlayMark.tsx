import * as styles from "./PlayMark.module.css";

/** The round mark on a picture that stands for a video. */
export const PlayMark = ({ className = "" }: { className?: string }) => (
  <svg className={`${styles.mark} ${className}`} viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="19" />
    <path d="M16 12.5l12 7.5-12 7.5z" />
  </svg>
);
