import { Refusal } from "@machiya/schema/client/refusal";
import { useRevalidator } from "react-router";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { IconAction } from "../../ui/lists/RowActions.tsx";
import type { QueryResult } from "../network/queryResult.ts";

interface ToggleActionProps {
  icon: React.JSX.Element;
  /** What it does, to which row. */
  label: string;
  /** What it does, without the row. */
  hint: string;
  /** What to say when it is done. */
  success: string;
  busy: boolean;
  send: (answer: QueryResult) => void;
}

/** Switches a row's state to and fro, and tells how it went. */
export function ToggleAction({ icon, label, hint, success, busy, send }: ToggleActionProps) {
  const notify = useToast();
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
  return <IconAction icon={icon} label={label} hint={hint} busy={busy} onClick={toggle} />;
}
