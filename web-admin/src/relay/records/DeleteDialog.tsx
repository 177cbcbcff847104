import type { UseMutationConfig } from "react-relay";
import { useRevalidator } from "react-router";
import type { MutationParameters } from "relay-runtime";
import { useMessages } from "../../language/language.ts";
import { ActionDialog } from "./ActionDialog.tsx";

/** The records to delete: one by its name, or the number of selected ones. */
export type DeletableItem = { name: string } | { count: number };

interface DeleteDialogProps<Mutation extends MutationParameters> {
  /** The result of `useMutation`. */
  act: readonly [(config: UseMutationConfig<Mutation>) => unknown, boolean];
  variables: Mutation["variables"];
  /** The variables with `force`, for actions that appointments may block. */
  forced?: Mutation["variables"];
  title: string;
  itemsToDelete: DeletableItem;
  /** Returns how the deletion is undone; undefined when it cannot be. */
  undo?: (response: Mutation["response"]) => (() => void) | undefined;
  /** The effect on dependent records. */
  consequence?: string;
  onClose: () => void;
}

/** Asks for confirmation before records are deleted, and then refreshes the list. */
export function DeleteDialog<Mutation extends MutationParameters>(props: DeleteDialogProps<Mutation>) {
  const { act, variables, forced, title, itemsToDelete, undo, consequence, onClose } = props;
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
      {...(undo !== undefined && { undo })}
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
