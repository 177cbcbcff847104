import { useMessages } from "../language/language.ts";
import { DeleteDialog, type Doomed } from "../relay/DeleteDialog.tsx";
import { useDeleteProducts } from "./useDeleteProducts.ts";

interface DeleteProductsProps {
  ids: readonly string[];
  doomed: Doomed;
  onClose: () => void;
}

/** Asks before products are removed. */
export function DeleteProducts({ ids, doomed, onClose }: DeleteProductsProps) {
  const words = useMessages("productEdit");
  return (
    <DeleteDialog
      act={useDeleteProducts()}
      variables={{ input: { ids } }}
      title={words.deleteTitle}
      doomed={doomed}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
