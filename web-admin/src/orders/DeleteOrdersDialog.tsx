import { useRevalidator } from "react-router";
import { useMessages } from "../language/language.ts";
import { ActDialog } from "../relay/ActDialog.tsx";
import { messages as uiMessages } from "../ui/messages.ts";
import { editMessages } from "./editMessages.ts";
import { useDeleteOrders } from "./useDeleteOrders.ts";

interface DeleteOrdersDialogProps {
  ids: readonly string[];
  question: string;
  onClose: () => void;
}

/** Asks before orders are removed from the books. */
export function DeleteOrdersDialog({ ids, question, onClose }: DeleteOrdersDialogProps) {
  const words = useMessages(editMessages);
  const { delete: confirm, deleted } = useMessages(uiMessages);
  const { revalidate } = useRevalidator();
  return (
    <ActDialog
      danger
      act={useDeleteOrders()}
      variables={{ input: { ids } }}
      success={deleted}
      title={words.deleteTitle}
      confirm={confirm}
      onDone={() => void revalidate()}
      onClose={onClose}
    >
      {question}
    </ActDialog>
  );
}
