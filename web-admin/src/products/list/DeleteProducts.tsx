import { useMessages } from "../../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../../relay/records/DeleteDialog.tsx";
import { useDeleteProducts } from "./useDeleteProducts.ts";

interface DeleteProductsProps {
  ids: readonly string[];
  itemsToDelete: DeletableItem;
  onClose: () => void;
}

/** Asks for confirmation before products are deleted. */
export function DeleteProducts({ ids, itemsToDelete, onClose }: DeleteProductsProps) {
  const words = useMessages("productEdit");
  return (
    <DeleteDialog
      act={useDeleteProducts()}
      variables={{ input: { products: { ids } } }}
      outcome={({ result }) => result}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
