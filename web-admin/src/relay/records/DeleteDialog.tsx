import type { UseMutationConfig } from "react-relay";
import { useRevalidator } from "react-router";
import type { MutationParameters } from "relay-runtime";
import { useMessages } from "../../language/language.ts";
import { ActionDialog } from "./ActionDialog.tsx";

/** What is to be deleted: one record by its name, or as many as are ticked. */
export type DeletableItem = { name: string } | { count: number };

interface DeleteDialogProps<Mutation extends MutationParameters> {
  /** What `useMutation` gave. */
  act: readonly [(config: UseMutationConfig<Mutation>) => unknown, boolean];
  variables: Mutation["variables"];
  /** The same with `force`, where appointments may stand in the way. */
  forced?: Mutation["variables"];
  title: string;
  itemsToDelete: DeletableItem;
  /** What becomes of all that hangs on it. */
  consequence?: string;
  onClose: () => void;
}

/** Asks before records are deleted, and shows the list without them. */
export function DeleteDialog<Mutation extends MutationParameters>(props: DeleteDialogProps<Mutation>) {
  const { act, variables, forced, title, itemsToDelete, consequence, onClose } = props;
  const { delete: confirm, deleted } = useMessages("ui");
  const words = useMessages("uiRecord");
  const { revalidate } = useRevalidator();
  const question =
    "name" in itemsToDelete
      ? words.deleteQuestion(itemsToDelete.name)
      : words.deleteManyQuestion(itemsToDelete.count);
  return (
    <ActionDialog
      danger
      act={act}
      variables={variables}
      {...(forced !== undefined && { forced })}
      success={deleted}
      title={title}
      confirm={confirm}
      onDone={() => void revalidate()}
      onClose={onClose}
    >
      <div>{question}</div>
      <div>{consequence}</div>
    </ActionDialog>
  );
}
