import { useMessages } from "../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../relay/records/DeleteDialog.tsx";
import { useBulkUndo } from "../undo/useBulkUndo.ts";
import { useDeleteProductTypes } from "./useDeleteProductTypes.ts";

interface DeleteProductTypesProps {
  ids: readonly string[];
  itemsToDelete: DeletableItem;
  onClose: () => void;
}

/** Asks for confirmation before product types are deleted. */
export function DeleteProductTypes({ ids, itemsToDelete, onClose }: DeleteProductTypesProps) {
  const words = useMessages("productTypes");
  const undo = useBulkUndo();
  return (
    <DeleteDialog
      act={useDeleteProductTypes()}
      variables={{ input: { ids } }}
      undo={({ result }) => undo(result)}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
