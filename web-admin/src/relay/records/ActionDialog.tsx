import { mayHaveSucceeded, type Refusal } from "@machiya/schema/client/refusal";
import { useState } from "react";
import type { UseMutationConfig } from "react-relay";
import type { MutationParameters } from "relay-runtime";
import { useMessages } from "../../language/language.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "../../ui/dialogs/ConfirmDialog.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { ConflictingAppointments, isAppointmentConflict } from "./ConflictingAppointments.tsx";
import { useWhileOpen } from "./useWhileOpen.ts";

interface ActionDialogProps<Mutation extends MutationParameters>
  extends Omit<ConfirmDialogProps, "busy" | "onConfirm" | "onDismiss"> {
  /** The result of `useMutation`. */
  act: readonly [(config: UseMutationConfig<Mutation>) => unknown, boolean];
  variables: Mutation["variables"];
  /**
   * The variables with `force`. With them, a conflict with appointments lists these and can be overridden.
   */
  forced?: Mutation["variables"];
  /** The toast after success. */
  success: string;
  /** Returns how the action is undone; undefined when it cannot be. */
  undo?: (response: Mutation["response"]) => (() => void) | undefined;
  /** Returns what the server refused of the action; null when it refused nothing. */
  refusal?: (response: Mutation["response"]) => { title: string; text: string } | null;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks for confirmation, runs a mutation and reports its result; it is mounted only while it is open. */
export function ActionDialog<Mutation extends MutationParameters>(props: ActionDialogProps<Mutation>) {
  const { act, variables, forced, success, undo, refusal, onDone, onClose, ...question } = props;
  const { goOn } = useMessages("relayForce");
  const notify = useToast();
  const [commit, busy] = act;
  const [conflict, setConflict] = useState<Refusal | null>(null);
  const [lost, setLost] = useState<Error | null>(null);
  const { close, fail } = useWhileOpen(onClose, (error) => {
    if (forced !== undefined && isAppointmentConflict(error)) return setConflict(error);
    // An action without a readable response can be repeated here, because its key prevents doing it twice.
    if (mayHaveSucceeded(error)) return setLost(error);
    onClose();
    notify.failure(error);
  });
  const confirm = () => {
    setLost(null);
    commit({
      variables: conflict !== null && forced !== undefined ? forced : variables,
      onCompleted: (response) => {
        close();
        const refused = refusal?.(response) ?? null;
        const takeBack = undo?.(response);
        if (refused === null) notify.success(success, takeBack);
        else notify.refusal(refused.title, refused.text, takeBack);
        onDone?.();
      },
      onError: fail,
    });
  };
  return (
    <ConfirmDialog
      {...question}
      {...(conflict !== null && { danger: true, confirm: goOn })}
      busy={busy}
      onConfirm={confirm}
      onDismiss={onClose}
    >
      {question.children}
      {conflict !== null && <ConflictingAppointments refusal={conflict} />}
      <FormError error={lost} />
    </ConfirmDialog>
  );
}
