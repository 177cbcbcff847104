import type { Refusal } from "@machiya/schema/client/refusal";
import { useState } from "react";
import type { UseMutationConfig } from "react-relay";
import type { MutationParameters } from "relay-runtime";
import { useMessages } from "../../language/language.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "../../ui/dialogs/ConfirmDialog.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { ConflictingAppointments, isAppointmentConflict } from "./ConflictingAppointments.tsx";

interface ActDialogProps<Mutation extends MutationParameters>
  extends Omit<ConfirmDialogProps, "busy" | "onConfirm" | "onDismiss"> {
  /** What `useMutation` gave. */
  act: readonly [(config: UseMutationConfig<Mutation>) => unknown, boolean];
  variables: Mutation["variables"];
  /** The same with `force`: what appointments stand in the way of is then shown with them, and can be done all the same. */
  forced?: Mutation["variables"];
  /** What to say when it is done. */
  success: string;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks before a mutation, runs it and tells how it went; mounted only while it asks. */
export function ActionDialog<Mutation extends MutationParameters>(props: ActDialogProps<Mutation>) {
  const { act, variables, forced, success, onDone, onClose, ...question } = props;
  const { goOn } = useMessages("relayForce");
  const notify = useToast();
  const [commit, busy] = act;
  const [inTheWay, setInTheWay] = useState<Refusal | null>(null);
  const confirm = () =>
    commit({
      variables: inTheWay !== null && forced !== undefined ? forced : variables,
      onCompleted: () => {
        onClose();
        notify.success(success);
        onDone?.();
      },
      onError: (error) => {
        if (forced !== undefined && isAppointmentConflict(error)) return setInTheWay(error);
        onClose();
        notify.failure(error);
      },
    });
  return (
    <ConfirmDialog
      {...question}
      {...(inTheWay !== null && { danger: true, confirm: goOn })}
      busy={busy}
      onConfirm={confirm}
      onDismiss={onClose}
    >
      {question.children}
      {inTheWay !== null && <ConflictingAppointments refusal={inTheWay} />}
    </ConfirmDialog>
  );
}
