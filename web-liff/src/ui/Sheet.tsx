import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useMessages } from "../language/language.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import styles from "./Sheet.module.css";

interface SheetProps {
  title: string;
  /** Esc, a tap beside the sheet, the closing button. */
  onClose: () => void;
  /** Over the whole screen, with a way back at the left, instead of from below. */
  full?: boolean;
  /** The content reaches the edges. */
  flush?: boolean;
  /** Stays at the bottom, under the thumb. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog: focus stays inside and goes back to where it came from. */
export function Sheet({ title, onClose, full, flush, footer, children }: SheetProps) {
  const text = useMessages("ui");
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus({ preventScroll: true });
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={full ? `${styles.sheet} ${styles.full}` : styles.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={(event) => {
        // A dialog in a dialog: the inner one's keys are not the outer one's.
        if (event.key === "Escape") event.stopPropagation();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.header}>
          <Button
            look="icon"
            className={full ? styles.back : styles.close}
            onClick={onClose}
            aria-label={full ? text.back : text.close}
          >
            <Icon name={full ? "back" : "close"} />
          </Button>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
        </header>
        <div className={flush ? `${styles.body} ${styles.flush}` : styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
