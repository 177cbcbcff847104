import { makeStyles, tokens } from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";
import type { ToastContent } from "./ToastProvider.tsx";

const useStyles = makeStyles({
  root: {
    position: "fixed",
    insetInlineStart: "20px",
    bottom: "16px",
    zIndex: 1_000_001,
    display: "grid",
    rowGap: "8px",
    maxWidth: "320px",
  },
  toast: {
    display: "grid",
    rowGap: "6px",
    padding: "12px",
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

interface PlainToastsProps {
  waiting: readonly ToastContent[];
  onDismiss: (toasts: readonly ToastContent[]) => void;
}

/** Reports failures while the module of the toasts is not loaded, which the same outage may prevent. */
export function PlainToasts({ waiting, onDismiss }: PlainToastsProps) {
  const styles = useStyles();
  const words = useMessages("ui");
  const failures = waiting.filter((toast) => toast.kind === "failure");
  const texts = new Set(failures.map(({ text }) => text));
  return (
    <div role="alert" className={styles.root}>
      {[...texts].map((text) => (
        <div key={text} className={styles.toast}>
          <strong>{words.warnMessage}</strong>
          {text}
          <button type="button" onClick={() => onDismiss(failures.filter((toast) => toast.text === text))}>
            {words.close}
          </button>
        </div>
      ))}
    </div>
  );
}
