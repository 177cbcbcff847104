import type { ButtonHTMLAttributes } from "react";
import styles from "./Button.module.css";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: "primary" | "quiet" | "plain" | "icon";
  wide?: boolean;
  /** Indicates a pending action; further taps do nothing. */
  busy?: boolean;
}

export function Button({ look = "primary", wide, busy, className, children, onClick, ...rest }: ButtonProps) {
  const names = [styles.button, styles[look], wide && styles.wide, className].filter(Boolean).join(" ");
  return (
    <button
      type="button"
      {...rest}
      className={names}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
