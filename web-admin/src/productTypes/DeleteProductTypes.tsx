import { useMessages } from "../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../relay/records/DeleteDialog.tsx";
import { useDeleteProductTypes } from "./useDeleteProductTypes.ts";

interface DeleteProductTypesProps {
  ids: readonly string[];
  itemsToDelete: DeletableItem;
  onClose: () => void;
}

/** Asks for confirmation before product types are deleted. */
export function DeleteProductTypes({ ids, itemsToDelete, onClose }: DeleteProductTypesProps) {
  const words = useMessages("productTypes");
  return (
    <DeleteDialog
      act={useDeleteProductTypes()}
      variables={{ input: { ids } }}
      outcome={({ result }) => result}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
