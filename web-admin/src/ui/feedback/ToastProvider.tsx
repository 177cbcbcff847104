import { lazyModule, useLazyModule } from "@machiya/schema/client/lazyModule";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useState,
} from "react";
import { useMessages } from "../../language/language.ts";
import { useFailureText } from "../../relay/failureText.ts";

/** The parts of an announcement; `Toasts` provides its frame. */
export interface ToastAnnouncement {
  title: string;
  body: ReactNode;
  action: ReactNode;
}

/** The content of one toast. */
export type ToastContent =
  | { kind: "success"; text: string; undo?: (() => void) | undefined }
  | { kind: "failure"; title: string; text: string }
  | { kind: "announcement"; content: (Announcement: ComponentType<ToastAnnouncement>) => ReactNode };

const ToastContext = createContext<(toast: ToastContent) => void>(() => {});

const loadToasts = lazyModule(async () => (await import("./Toasts.tsx")).Toasts);

/** Queues toasts until the module that shows them is loaded, and hands them over. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly ToastContent[]>([]);
  const [Toasts, ask] = useLazyModule(loadToasts);
  const show = useCallback(
    (toast: ToastContent) => {
      setWaiting((before) => [...before, toast]);
      ask();
    },
    [ask],
  );
  const taken = useCallback((shown: readonly ToastContent[]) => {
    setWaiting((before) => before.filter((toast) => !shown.includes(toast)));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {Toasts !== null && <Toasts waiting={waiting} onTaken={taken} />}
    </ToastContext>
  );
}

/** Returns the functions that show each kind of toast. */
export function useToast() {
  const show = use(ToastContext);
  const words = useMessages("ui");
  const failureText = useFailureText();
  return useMemo(
    () => ({
      /** Reports a successful action, and offers to undo it. */
      success: (text: string, undo?: () => void) => show({ kind: "success", text, undo }),
      /** Reports a refused action and its reason. */
      failure: (error: unknown) =>
        show({ kind: "failure", title: words.warnMessage, text: failureText(error) }),
      /** Reports an event that the user did not cause. */
      announce: (content: (Announcement: ComponentType<ToastAnnouncement>) => ReactNode) =>
        show({ kind: "announcement", content }),
    }),
    [show, words, failureText],
  );
}
