import type { UseMutationConfig } from "react-relay";
import { useRevalidator } from "react-router";
import type { MutationParameters } from "relay-runtime";
import type { BulkOutcome } from "../../bulk/bulkRows.ts";
import { useMessages } from "../../language/language.ts";
import { useBulkUndo } from "../../undo/useBulkUndo.ts";
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
  /** Returns how the deletion is undone. */
  undo?: () => () => void;
  /** Returns the outcome of a deletion row by row, which names what can be undone and what was refused. */
  outcome?: (response: Mutation["response"]) => BulkOutcome;
  /** The effect on dependent records. */
  consequence?: string;
  onClose: () => void;
}

/** Asks for confirmation before records are deleted, and then refreshes the list. */
export function DeleteDialog<Mutation extends MutationParameters>(props: DeleteDialogProps<Mutation>) {
  const { act, variables, forced, title, itemsToDelete, undo, outcome, consequence, onClose } = props;
  const { delete: confirm, deleted } = useMessages("ui");
  const words = useMessages("uiRecord");
  const { reportTitle } = useMessages("bulk");
  const bulkUndo = useBulkUndo();
  const { revalidate } = useRevalidator();
  const question =
    "name" in itemsToDelete
      ? words.deleteQuestion(itemsToDelete.name)
      : words.deleteManyQuestion(itemsToDelete.count);
  return (
    <ActionDialog<Mutation>
      danger
      act={act}
      variables={variables}
      {...(forced !== undefined && { forced })}
      success={deleted}
      {...(undo !== undefined && { undo })}
      {...(outcome !== undefined && {
        undo: (response: Mutation["response"]) => bulkUndo(outcome(response)),
        refusal: (response: Mutation["response"]) => {
          const { refused, rows } = outcome(response);
          const [text = ""] = rows.flatMap(({ message }) => message ?? []);
          return refused === 0 ? null : { title: reportTitle(refused), text };
        },
      })}
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
