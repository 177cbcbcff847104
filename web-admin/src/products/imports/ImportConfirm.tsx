import { useMessages } from "../../language/language.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";

interface ImportConfirmProps {
  created: number;
  updated: number;
  /** The number of rows with errors, which are left out. */
  skipped: number;
  busy: boolean;
  /** The error of the last attempt; null if it did not fail. */
  error: unknown;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asks for confirmation before the rows of a file are imported. */
export function ImportConfirm({ created, updated, skipped, error, ...dialog }: ImportConfirmProps) {
  const words = useMessages("productImport");
  return (
    <ConfirmDialog title={words.applyTitle} confirm={words.apply} {...dialog}>
      {words.applyQuestion(created, updated)}
      {skipped > 0 && <div>{words.skipped(skipped)}</div>}
      <FormError error={error} />
    </ConfirmDialog>
  );
}
