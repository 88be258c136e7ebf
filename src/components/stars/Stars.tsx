import * as icons from "../icons/icons";
import { Icon } from "../icons/Icon";
import * as styles from "./Stars.module.css";

/** A rating of 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) =>
        star <= rating ? (
          <Icon key={star} of={icons.StarFilled} stroke={0} size={15} />
        ) : (
          <Icon key={star} of={icons.Star} size={15} stroke={1.6} />
        ),
      )}
    </span>
  );
}
