import { Toast, ToastBody, Toaster, ToastTitle, useId, useToastController } from "@fluentui/react-components";
import { createContext, type ReactNode, use, useMemo } from "react";
import { useMessages } from "../language/language.ts";
import { useFailureText } from "../relay/failureText.ts";
import { messages } from "./messages.ts";

/** How long a toast stays. Source: shop.md §9. */
const TOAST_MS = 3000;

/** An announcement stays longer: nobody asked for it. */
const ANNOUNCEMENT_MS = 8000;

const ToasterId = createContext<string>("");

/** Shows what `useNotify` says, at the lower left, where no control waits, spoken by screen readers as well. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const id = useId("notifications");
  const words = useMessages(messages);
  return (
    <ToasterId value={id}>
      {children}
      <Toaster
        toasterId={id}
        position="bottom-start"
        offset={{ horizontal: 20, vertical: 16 }}
        limit={4}
        pauseOnHover
        aria-label={words.notifications}
      />
    </ToasterId>
  );
}

/** The three ways to tell the person something in passing. */
export function useNotify() {
  const { dispatchToast } = useToastController(use(ToasterId));
  const words = useMessages(messages);
  const failureText = useFailureText();
  return useMemo(
    () => ({
      /** What was asked for is done. */
      success: (text: string) =>
        dispatchToast(
          <Toast>
            <ToastTitle>{text}</ToastTitle>
          </Toast>,
          { intent: "success", timeout: TOAST_MS },
        ),
      /** What was asked for was refused, and why. */
      failure: (error: unknown) =>
        dispatchToast(
          <Toast>
            <ToastTitle>{words.warnMessage}</ToastTitle>
            <ToastBody>{failureText(error)}</ToastBody>
          </Toast>,
          { intent: "warning", timeout: TOAST_MS },
        ),
      /** Something happened elsewhere. `content` is a whole Toast. */
      announce: (content: ReactNode) =>
        dispatchToast(content, { intent: "info", politeness: "assertive", timeout: ANNOUNCEMENT_MS }),
    }),
    [dispatchToast, words, failureText],
  );
}
