import { useMessages } from "../../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../../relay/records/DeleteDialog.tsx";
import { useBulkUndo } from "../../undo/useBulkUndo.ts";
import { useDeleteProducts } from "./useDeleteProducts.ts";

interface DeleteProductsProps {
  ids: readonly string[];
  itemsToDelete: DeletableItem;
  onClose: () => void;
}

/** Asks for confirmation before products are deleted. */
export function DeleteProducts({ ids, itemsToDelete, onClose }: DeleteProductsProps) {
  const words = useMessages("productEdit");
  const undo = useBulkUndo();
  return (
    <DeleteDialog
      act={useDeleteProducts()}
      variables={{ input: { products: { ids } } }}
      undo={({ result }) => undo(result)}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
