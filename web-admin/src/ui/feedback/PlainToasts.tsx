import { useMessages } from "../../language/language.ts";
import { AlertBar } from "./AlertBar.tsx";
import type { ToastContent } from "./toastContent.ts";

const PLACE = { position: "fixed", left: 20, bottom: 16, zIndex: 1_000_001 } as const;

interface PlainToastsProps {
  waiting: readonly ToastContent[];
  onDismiss: (toasts: readonly ToastContent[]) => void;
}

/** Reports failures while the module of the toasts is not loaded, which the same outage may prevent. */
export function PlainToasts({ waiting, onDismiss }: PlainToastsProps) {
  const words = useMessages("ui");
  const failures = waiting.filter((toast) => toast.kind === "failure");
  const texts = new Set(failures.map(({ text }) => text));
  return (
    <div style={PLACE}>
      {[...texts].map((text) => (
        <AlertBar key={text} intent="error">
          {text}
          <button type="button" onClick={() => onDismiss(failures.filter((toast) => toast.text === text))}>
            {words.close}
          </button>
        </AlertBar>
      ))}
    </div>
  );
}
