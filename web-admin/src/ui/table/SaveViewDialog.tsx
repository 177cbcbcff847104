import { Checkbox } from "@fluentui/react-components";
import { MAX_PREFERENCE_NAME } from "@machiya/schema/domain/preferences/preferences";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import { useRole } from "../../session/role.ts";
import { FormDialog } from "../dialogs/FormDialog.tsx";
import { TextField } from "../fields/TextField.tsx";

interface SaveViewDialogProps {
  /** The name that the field starts with. */
  name: string;
  shared: boolean;
  onSave: (name: string, shared: boolean) => void;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function SaveViewDialog({ name, shared: wasShared, onSave, onClose }: SaveViewDialogProps) {
  const words = useMessages("table");
  const { required } = useMessages("ui");
  const [text, setText] = useState(name);
  const [shared, setShared] = useState(wasShared);
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const trimmed = text.trim();
    if (trimmed === "") setProblem(required);
    else onSave(trimmed.slice(0, MAX_PREFERENCE_NAME), shared);
  };
  return (
    <FormDialog title={words.saveViewTitle} busy={false} error={null} onSubmit={submit} onDismiss={onClose}>
      <TextField
        label={words.viewName}
        value={text}
        required
        hint={words.saveViewText}
        problem={problem}
        onChange={(value) => {
          setText(value);
          setProblem(undefined);
        }}
      />
      {useRole() === "ADMIN" && (
        <Checkbox
          label={words.shareView}
          checked={shared}
          onChange={(_, { checked }) => setShared(checked === true)}
        />
      )}
    </FormDialog>
  );
}
