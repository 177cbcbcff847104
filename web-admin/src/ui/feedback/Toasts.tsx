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

/** How long a toast stays. Source: shop.md §9. */
const TOAST_MS = 3000;

/** An announcement stays longer: nobody asked for it. */
const ANNOUNCEMENT_MS = 8000;

/** A live region must have stood for a moment before screen readers speak what it says. */
const STANDING_MS = 100;

interface ToastsProps {
  /** What is still to be told. */
  waiting: readonly ToastContent[];
  onTaken: (told: readonly ToastContent[]) => void;
}

/** Shows what there is to tell at the lower left, where no control waits, spoken by screen readers as well. */
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
    for (const told of waiting) dispatchToast(<Shown told={told} />, optionsOf(told));
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

function Shown({ told }: { told: ToastContent }) {
  if (told.kind === "announcement") return told.content(Announcement);
  return (
    <Toast>
      <ToastTitle>{told.kind === "success" ? told.text : told.title}</ToastTitle>
      {told.kind === "failure" && <ToastBody>{told.text}</ToastBody>}
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
