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

/** An announcement's parts; its frame comes with what shows it. */
export interface ToastAnnouncement {
  title: string;
  body: ReactNode;
  action: ReactNode;
}

/** Something to tell in passing. */
export type ToastContent =
  | { kind: "success"; text: string }
  | { kind: "failure"; title: string; text: string }
  | { kind: "announcement"; content: (Announcement: ComponentType<ToastAnnouncement>) => ReactNode };

const Tell = createContext<(told: ToastContent) => void>(() => {});

const loadToasts = lazyModule(async () => (await import("./Toasts.tsx")).Toasts);

/** Keeps what `useToast` says until the toasts that show it are loaded, and hands it to them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly ToastContent[]>([]);
  const [Toasts, ask] = useLazyModule(loadToasts);
  const tell = useCallback(
    (told: ToastContent) => {
      setWaiting((before) => [...before, told]);
      ask();
    },
    [ask],
  );
  const taken = useCallback((shown: readonly ToastContent[]) => {
    setWaiting((before) => before.filter((told) => !shown.includes(told)));
  }, []);
  return (
    <Tell value={tell}>
      {children}
      {Toasts !== null && <Toasts waiting={waiting} onTaken={taken} />}
    </Tell>
  );
}

/** The three ways to tell the person something in passing. */
export function useToast() {
  const tell = use(Tell);
  const words = useMessages("ui");
  const failureText = useFailureText();
  return useMemo(
    () => ({
      /** What was asked for is done. */
      success: (text: string) => tell({ kind: "success", text }),
      /** What was asked for was refused, and why. */
      failure: (error: unknown) =>
        tell({ kind: "failure", title: words.warnMessage, text: failureText(error) }),
      /** Something happened elsewhere. */
      announce: (content: (Announcement: ComponentType<ToastAnnouncement>) => ReactNode) =>
        tell({ kind: "announcement", content }),
    }),
    [tell, words, failureText],
  );
}
