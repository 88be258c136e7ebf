/** The round mark on a picture that stands for a video. */
export const PlayMark = ({ className }: { className?: string }) => (
  <svg className={className} width="64" height="64" viewBox="0 0 40 40" aria-hidden="true">
    <circle
      cx="20"
      cy="20"
      r="19"
      fill="rgb(var(--shade) / 55%)"
      stroke="currentColor"
      strokeWidth="1.2"
    />
    <path fill="currentColor" d="M16 12.5l12 7.5-12 7.5z" />
  </svg>
);
