import type { UseMutationConfig } from "react-relay";
import { useRevalidator } from "react-router";
import type { MutationParameters } from "relay-runtime";
import { useMessages } from "../language/language.ts";
import { ActDialog } from "./ActDialog.tsx";

/** What is to be deleted: one record by its name, or as many as are ticked. */
export type Doomed = { name: string } | { count: number };

interface DeleteDialogProps<Mutation extends MutationParameters> {
  /** What `useMutation` gave. */
  act: readonly [(config: UseMutationConfig<Mutation>) => unknown, boolean];
  variables: Mutation["variables"];
  /** The same with `force`, where appointments may stand in the way. */
  forced?: Mutation["variables"];
  title: string;
  doomed: Doomed;
  /** What becomes of all that hangs on it. */
  consequence?: string;
  onClose: () => void;
}

/** Asks before records are deleted, and shows the list without them. */
export function DeleteDialog<Mutation extends MutationParameters>(props: DeleteDialogProps<Mutation>) {
  const { act, variables, forced, title, doomed, consequence, onClose } = props;
  const { delete: confirm, deleted } = useMessages("ui");
  const words = useMessages("uiRecord");
  const { revalidate } = useRevalidator();
  const question =
    "name" in doomed ? words.deleteQuestion(doomed.name) : words.deleteManyQuestion(doomed.count);
  return (
    <ActDialog
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
    </ActDialog>
  );
}
