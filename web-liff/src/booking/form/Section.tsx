import { type ReactNode, useId } from "react";
import styles from "./Section.module.css";

interface SectionProps {
  title: string;
  hint?: string | undefined;
  /** Shown beside the title. */
  aside?: ReactNode;
  /** The level of the heading; 3 inside of another section. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A part of a form with a heading. */
export function Section({ title, hint, aside, level = 2, children }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <Heading id={id}>{title}</Heading>
        {aside}
      </header>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
