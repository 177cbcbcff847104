import type { ReactNode } from "react";
import styles from "./Empty.module.css";
import { Icon, type IconName } from "./Icon.tsx";

interface EmptyProps {
  icon: IconName;
  title: string;
  body?: string;
  /** True when this is the page's only content, so that the title is an h1. */
  page?: boolean;
  /** Actions such as a button that leads elsewhere. */
  children?: ReactNode;
}

export function Empty({ icon, title, body, page, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size={34} />
      </span>
      {page ? <h1>{title}</h1> : <h2>{title}</h2>}
      {body && <p>{body}</p>}
      {children}
    </div>
  );
}
