import { useMessages } from "../../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../../relay/records/DeleteDialog.tsx";
import { useDeleteOrders } from "../record/useDeleteOrders.ts";

interface DeleteOrdersDialogProps {
  ids: readonly string[];
  itemsToDelete: DeletableItem;
  onClose: () => void;
}

/** Asks for confirmation before orders are deleted. */
export function DeleteOrdersDialog({ ids, itemsToDelete, onClose }: DeleteOrdersDialogProps) {
  const words = useMessages("orderEdit");
  return (
    <DeleteDialog
      act={useDeleteOrders()}
      variables={{ input: { orders: { ids } } }}
      outcome={({ result }) => result}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.deleteConsequence}
      onClose={onClose}
    />
  );
}
