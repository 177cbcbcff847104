import { useMessages } from "../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../relay/records/DeleteDialog.tsx";
import { useUndoDeletion } from "../undo/useUndoDeletion.ts";
import { useDeleteCustomers } from "./useDeleteCustomers.ts";

interface DeleteCustomersDialogProps {
  ids: readonly string[];
  itemsToDelete: DeletableItem;
  onClose: () => void;
}

/** Asks for confirmation before customers are deleted. */
export function DeleteCustomersDialog({ ids, itemsToDelete, onClose }: DeleteCustomersDialogProps) {
  const words = useMessages("customers");
  const undoDeletion = useUndoDeletion();
  return (
    <DeleteDialog
      act={useDeleteCustomers()}
      variables={{ input: { ids } }}
      undo={() => undoDeletion(ids)}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.deleteConsequence}
      onClose={onClose}
    />
  );
}
