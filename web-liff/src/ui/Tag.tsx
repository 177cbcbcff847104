import type { ReactNode } from "react";
import styles from "./Tag.module.css";

interface TagProps {
  look?: "plain" | "offer" | "good" | "bad" | "info";
  children: ReactNode;
}

export function Tag({ look = "plain", children }: TagProps) {
  return <span className={`${styles.tag} ${styles[look]}`}>{children}</span>;
}
