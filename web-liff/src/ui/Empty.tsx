import type { ReactNode } from "react";
import styles from "./Empty.module.css";
import { Icon, type IconName } from "./Icon.tsx";

interface EmptyProps {
  icon: IconName;
  title: string;
  body?: string;
  /** The way out. */
  children?: ReactNode;
}

export function Empty({ icon, title, body, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size={34} />
      </span>
      <h2>{title}</h2>
      {body && <p>{body}</p>}
      {children}
    </div>
  );
}
