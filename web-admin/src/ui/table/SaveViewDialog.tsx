import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import { FormDialog } from "../dialogs/FormDialog.tsx";
import { TextField } from "../fields/TextField.tsx";

interface SaveViewDialogProps {
  /** The name that the field starts with. */
  name: string;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function SaveViewDialog({ name, onSave, onClose }: SaveViewDialogProps) {
  const words = useMessages("table");
  const { required } = useMessages("ui");
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const trimmed = text.trim();
    if (trimmed === "") setProblem(required);
    else onSave(trimmed);
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
    </FormDialog>
  );
}
