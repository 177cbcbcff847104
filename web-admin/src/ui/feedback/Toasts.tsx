import {
  Toast,
  ToastBody,
  Toaster,
  ToastFooter,
  ToastTitle,
  useId,
  useToastController,
} from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useMessages } from "../../language/language.ts";
import type { ToastAnnouncement, ToastContent } from "./ToastProvider.tsx";

/** How long a toast stays, as specified in shop.md §9. */
const TOAST_MS = 3000;

/** An announcement stays longer because the user does not expect it. */
const ANNOUNCEMENT_MS = 8000;

/** Screen readers announce only changes of a live region that has been in the page for a moment. */
const STANDING_MS = 100;

interface ToastsProps {
  /** The toasts that were not shown yet. */
  waiting: readonly ToastContent[];
  onTaken: (toast: readonly ToastContent[]) => void;
}

/** Shows toasts at the lower left, where they cover no controls, and announces them to screen readers. */
export function Toasts({ waiting, onTaken }: ToastsProps) {
  const id = useId("notifications");
  const words = useMessages("ui");
  const { dispatchToast } = useToastController(id);
  const [stands, setStands] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setStands(true), STANDING_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!stands || waiting.length === 0) return;
    for (const toast of waiting) dispatchToast(<Shown toast={toast} />, optionsOf(toast));
    onTaken(waiting);
  }, [stands, waiting, dispatchToast, onTaken]);

  return (
    <Toaster
      toasterId={id}
      position="bottom-start"
      offset={{ horizontal: 20, vertical: 16 }}
      limit={4}
      pauseOnHover
      aria-label={words.notifications}
    />
  );
}

function optionsOf({ kind }: ToastContent) {
  if (kind === "announcement")
    return { intent: "info", politeness: "assertive", timeout: ANNOUNCEMENT_MS } as const;
  return { intent: kind === "success" ? "success" : "warning", timeout: TOAST_MS } as const;
}

function Shown({ toast }: { toast: ToastContent }) {
  if (toast.kind === "announcement") return toast.content(Announcement);
  return (
    <Toast>
      <ToastTitle>{toast.kind === "success" ? toast.text : toast.title}</ToastTitle>
      {toast.kind === "failure" && <ToastBody>{toast.text}</ToastBody>}
    </Toast>
  );
}

function Announcement({ title, body, action }: ToastAnnouncement) {
  return (
    <Toast>
      <ToastTitle>{title}</ToastTitle>
      <ToastBody>{body}</ToastBody>
      <ToastFooter>{action}</ToastFooter>
    </Toast>
  );
}
