import { useMessages } from "../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../relay/records/DeleteDialog.tsx";
import { useDeleteDiscounts } from "./useDeleteDiscounts.ts";

interface DeleteDiscountsProps {
  ids: readonly string[];
  itemsToDelete: DeletableItem;
  onClose: () => void;
}

/** Asks for confirmation before discounts are deleted. */
export function DeleteDiscounts({ ids, itemsToDelete, onClose }: DeleteDiscountsProps) {
  const words = useMessages("discounts");
  return (
    <DeleteDialog
      act={useDeleteDiscounts()}
      variables={{ input: { ids } }}
      outcome={({ result }) => result}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
