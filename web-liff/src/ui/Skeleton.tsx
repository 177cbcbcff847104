import { useMessages } from "../language/language.ts";
import styles from "./Skeleton.module.css";

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Gray placeholders for content that is loading; at most eight. */
export function Skeleton({ shape, count = 1 }: { shape: "cards" | "rows" | "page"; count?: number }) {
  const text = useMessages("ui");
  return (
    <div className={styles[shape]} role="status">
      <span className="visuallyHidden">{text.loading}</span>
      {PLACES.slice(0, count).map((place) => (
        <div key={place} className={styles.block} />
      ))}
    </div>
  );
}
