import { type ReactNode, useId } from "react";
import styles from "./Section.module.css";

interface SectionProps {
  title: string;
  hint?: string | undefined;
  /** Shown beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a form with a heading. */
export function Section({ title, hint, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
