import { useMessages } from "../language/language.ts";
import { DeleteDialog, type Doomed } from "../relay/DeleteDialog.tsx";
import { useDeleteProductTypes } from "./useDeleteProductTypes.ts";

interface DeleteProductTypesProps {
  ids: readonly string[];
  doomed: Doomed;
  onClose: () => void;
}

/** Asks before shelves are taken down. */
export function DeleteProductTypes({ ids, doomed, onClose }: DeleteProductTypesProps) {
  const words = useMessages("productTypes");
  return (
    <DeleteDialog
      act={useDeleteProductTypes()}
      variables={{ input: { ids } }}
      title={words.deleteTitle}
      doomed={doomed}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
