import { lazyModule, useLazyModule, whenIdle } from "@machiya/schema/client/lazyModule";
import { isUnreachable } from "@machiya/schema/client/refusal";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useMessages } from "../../language/language.ts";
import { useFailureText } from "../../relay/failureText.ts";
import { PlainToasts } from "./PlainToasts.tsx";
import type { ToastAnnouncement, ToastContent } from "./toastContent.ts";

const ToastContext = createContext<(toast: ToastContent) => void>(() => {});

const loadToasts = lazyModule(async () => (await import("./Toasts.tsx")).Toasts);

/** Queues toasts until the module that shows them is loaded, and hands them over. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly ToastContent[]>([]);
  const [Toasts, ask] = useLazyModule(loadToasts);
  // A failure must be reported even if the connection is lost before the first input.
  useEffect(() => whenIdle(ask), [ask]);
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
      {Toasts !== null ? (
        <Toasts waiting={waiting} onTaken={taken} />
      ) : (
        <PlainToasts waiting={waiting} onDismiss={taken} />
      )}
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
      /** Reports a refused action and its reason, and offers to repeat it if it can be repeated safely. */
      failure: (error: unknown, retry?: () => void) =>
        show({
          kind: "failure",
          title: words.warnMessage,
          text: failureText(error),
          retry: isUnreachable(error) ? retry : undefined,
        }),
      /** Reports that the server refused a part of an action, with its reason, and offers to undo the rest. */
      refusal: (title: string, text: string, undo?: () => void) =>
        show({ kind: "failure", title, text, undo }),
      /** Reports an event that the user did not cause. */
      announce: (content: (Announcement: ComponentType<ToastAnnouncement>) => ReactNode) =>
        show({ kind: "announcement", content }),
    }),
    [show, words, failureText],
  );
}
