import { Refusal } from "@machiya/schema/client/refusal";
import { useRevalidator } from "react-router";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { IconAction } from "../../ui/lists/RowActions.tsx";
import type { UndoableCallbacks } from "../network/mutationCallbacks.ts";

interface ToggleActionProps {
  icon: React.JSX.Element;
  /** The accessible name, which includes the row. */
  label: string;
  /** The tooltip, which leaves out the row. */
  hint: string;
  /** The toast after success. */
  success: string;
  busy: boolean;
  send: (callbacks: UndoableCallbacks) => void;
}

/** Toggles a row's state and reports the result. */
export function ToggleAction({ icon, label, hint, success, busy, send }: ToggleActionProps) {
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const toggle = () =>
    send({
      onCompleted: () => notify.success(success),
      onUndoable: (undo) => notify.success(success, undo),
      onError: (error) => {
        notify.failure(error, toggle);
        // The shown state is outdated.
        if (error instanceof Refusal && error.code === "CONFLICT") void revalidate();
      },
    });
  return <IconAction icon={icon} label={label} hint={hint} busy={busy} onClick={toggle} />;
}
