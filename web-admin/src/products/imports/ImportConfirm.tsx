import { useMessages } from "../../language/language.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";

interface ImportConfirmProps {
  created: number;
  updated: number;
  busy: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asks for confirmation before the rows of a file are imported. */
export function ImportConfirm({ created, updated, ...dialog }: ImportConfirmProps) {
  const words = useMessages("productImport");
  return (
    <ConfirmDialog title={words.applyTitle} confirm={words.apply} {...dialog}>
      {words.applyQuestion(created, updated)}
    </ConfirmDialog>
  );
}
