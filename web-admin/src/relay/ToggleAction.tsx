import { Button } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { useNotify } from "../ui/notifications.tsx";
import { Refusal } from "./refusal.ts";

interface ToggleActionProps {
  icon: React.JSX.Element;
  /** What it does, to which row. */
  label: string;
  /** What to say when it is done. */
  success: string;
  busy: boolean;
  send: (answer: { onCompleted: () => void; onError: (error: Error) => void }) => void;
  children: ReactNode;
}

/** Switches a row's state to and fro, and tells how it went. */
export function ToggleAction({ icon, label, success, busy, send, children }: ToggleActionProps) {
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const toggle = () =>
    send({
      onCompleted: () => notify.success(success),
      onError: (error) => {
        notify.failure(error);
        // What is shown is no longer so.
        if (error instanceof Refusal && error.code === "CONFLICT") void revalidate();
      },
    });
  return (
    <Button size="small" icon={icon} aria-label={label} disabledFocusable={busy} onClick={toggle}>
      {children}
    </Button>
  );
}
