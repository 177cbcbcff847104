import type { UseMutationConfig } from "react-relay";
import type { MutationParameters } from "relay-runtime";
import { ConfirmDialog, type ConfirmDialogProps } from "../ui/ConfirmDialog.tsx";
import { useNotify } from "../ui/notifications.tsx";

interface ActDialogProps<Mutation extends MutationParameters>
  extends Omit<ConfirmDialogProps, "busy" | "onConfirm" | "onDismiss"> {
  /** What `useMutation` gave. */
  act: readonly [(config: UseMutationConfig<Mutation>) => unknown, boolean];
  variables: Mutation["variables"];
  /** What to say when it is done. */
  success: string;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks before a mutation, runs it and tells how it went; mounted only while it asks. */
export function ActDialog<Mutation extends MutationParameters>(props: ActDialogProps<Mutation>) {
  const { act, variables, success, onDone, onClose, ...question } = props;
  const notify = useNotify();
  const [commit, busy] = act;
  const confirm = () =>
    commit({
      variables,
      onCompleted: () => {
        onClose();
        notify.success(success);
        onDone?.();
      },
      onError: (error) => {
        onClose();
        notify.failure(error);
      },
    });
  return <ConfirmDialog {...question} busy={busy} onConfirm={confirm} onDismiss={onClose} />;
}
