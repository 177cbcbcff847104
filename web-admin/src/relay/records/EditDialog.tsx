import type { ReactNode } from "react";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import { useMessages } from "../../language/language.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import type { FormFields, Problems, Values } from "../../ui/fields/formFields.ts";
import { useProblems } from "../../ui/fields/useProblems.ts";
import type { FieldNames } from "../failureText.ts";
import type { UndoableCallbacks } from "../network/mutationCallbacks.ts";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { type LoadedVersion, useEdit } from "./useEdit.ts";
import { useWhileOpen } from "./useWhileOpen.ts";

interface EditDialogProps<Fields extends Values> {
  title: string;
  busy: boolean;
  /** The record as it is now in the store. */
  current: LoadedVersion<Fields>;
  /** The query that shows the record. It is refetched after a version conflict. */
  shownBy: { document: GraphQLTaggedNode; variables: Variables };
  /** Sends the changes with the version that the editor loaded. */
  save: (version: number, changes: Partial<Fields>, callbacks: UndoableCallbacks, force: boolean) => void;
  /** Whether the record can be saved although appointments conflict. */
  forceable?: boolean;
  /** The effect on these appointments; the default is "not specified". */
  forceText?: string;
  fieldNames: FieldNames;
  problemsOf: (draft: Fields) => Problems<Fields>;
  /** Formats a field's value; the default shows it unchanged. */
  valueText?: (field: string, value: string) => string;
  onClose: () => void;
  /** Renders the form's fields. */
  children: (fields: FormFields<Fields>) => ReactNode;
}

/**
 * The form of an existing record. It closes after saving, and reports a conflict if someone else saved first.
 */
export function EditDialog<Fields extends Values>(props: EditDialogProps<Fields>) {
  const { saved } = useMessages("ui");
  const notify = useToast();
  const { close } = useWhileOpen(props.onClose);
  const edit = useEdit({
    current: props.current,
    shownBy: props.shownBy,
    save: props.save,
    onSaved: (undo) => {
      close();
      notify.success(saved, undo);
    },
    onUnchanged: props.onClose,
  });
  const { draft, change } = edit;
  const { shown, attempt } = useProblems(draft, props.problemsOf(draft));
  return (
    <FormDialog
      title={props.title}
      busy={props.busy}
      error={edit.error}
      fieldNames={props.fieldNames}
      onSubmit={() => attempt(() => edit.submit())}
      onForce={props.forceable ? () => attempt(() => edit.submit(true)) : undefined}
      forceText={props.forceText}
      onDismiss={props.onClose}
    >
      <ConflictNotice
        conflict={edit.conflict}
        fieldNames={props.fieldNames}
        {...(props.valueText && { valueText: props.valueText })}
      />
      {props.children({ draft, problems: shown, change })}
    </FormDialog>
  );
}
