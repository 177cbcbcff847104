import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./PageSkeleton.module.css";

interface PageSkeletonProps {
  title: string;
  description: string;
  shape: "cards" | "rows" | "page";
}

/** The number of placeholders per shape, which fill a phone's screen. */
const COUNTS = { cards: 6, rows: 6, page: 1 };

/** Shows a page's title and what it offers while its content is loading. */
export function PageSkeleton({ title, description, shape }: PageSkeletonProps) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>{description}</p>
      <Skeleton shape={shape} count={COUNTS[shape]} />
    </div>
  );
}
