import { isInputMethodActive } from "@machiya/schema/client/composition";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useMessages } from "../language/language.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import styles from "./Sheet.module.css";
import { useIsServerRendered } from "./useIsServerRendered.ts";

interface SheetProps {
  title: string;
  /** Called by Esc, a tap outside the sheet, and the close button. */
  onClose: () => void;
  /** Covers the whole screen with a back button at the left, instead of rising from the bottom. */
  full?: boolean;
  /** Removes the padding around the content. */
  flush?: boolean;
  /** Stays visible at the bottom of the sheet. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog, which keeps the focus inside and restores it when it closes. */
export function Sheet({ title, onClose, full, flush, footer, children }: SheetProps) {
  const text = useMessages("ui");
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const isServerRendered = useIsServerRendered();
  useLayoutEffect(() => {
    const element = dialog.current;
    const focused = document.activeElement;
    // The server's dialog is open but not modal, which only a script can make it.
    element?.close();
    element?.showModal();
    // A customer who has already moved the focus into the server's dialog keeps it.
    const target = focused instanceof HTMLElement && element?.contains(focused) ? focused : heading.current;
    target?.focus({ preventScroll: true });
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      open={isServerRendered}
      className={[styles.sheet, full && styles.full, isServerRendered && styles.serverRendered]
        .filter(Boolean)
        .join(" ")}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!isInputMethodActive()) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={(event) => {
        // Escape in a nested dialog must not close the outer one.
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
