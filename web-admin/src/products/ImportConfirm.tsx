import { useMessages } from "../language/language.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { importMessages } from "./importMessages.ts";

interface ImportConfirmProps {
  created: number;
  updated: number;
  busy: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asks before the rows of a file are written. */
export function ImportConfirm({ created, updated, ...dialog }: ImportConfirmProps) {
  const words = useMessages(importMessages);
  return (
    <ConfirmDialog title={words.applyTitle} confirm={words.apply} {...dialog}>
      {words.applyQuestion(created, updated)}
    </ConfirmDialog>
  );
}
