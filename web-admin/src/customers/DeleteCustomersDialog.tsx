import { useMessages } from "../language/language.ts";
import { ActDialog } from "../relay/ActDialog.tsx";
import { messages as uiMessages } from "../ui/messages.ts";
import { messages } from "./messages.ts";
import { useDeleteCustomers } from "./useDeleteCustomers.ts";

interface DeleteCustomersDialogProps {
  ids: readonly string[];
  question: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before customers are taken off the list. */
export function DeleteCustomersDialog({ ids, question, onDone, onClose }: DeleteCustomersDialogProps) {
  const words = useMessages(messages);
  const { delete: confirm, deleted } = useMessages(uiMessages);
  return (
    <ActDialog
      danger
      act={useDeleteCustomers()}
      variables={{ input: { ids } }}
      success={deleted}
      title={words.deleteTitle}
      confirm={confirm}
      onDone={onDone}
      onClose={onClose}
    >
      {question}
    </ActDialog>
  );
}
