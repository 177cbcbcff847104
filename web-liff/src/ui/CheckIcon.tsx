import styles from "./CheckIcon.module.css";
import { Icon } from "./Icon.tsx";

/** The large check mark on confirmations. */
export function CheckIcon() {
  return (
    <span className={styles.mark}>
      <Icon name="check" size={38} />
    </span>
  );
}
