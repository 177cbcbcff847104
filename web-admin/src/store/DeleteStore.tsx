import { useMessages } from "../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../relay/records/DeleteDialog.tsx";
import { useDeleteStore } from "./useDeleteStore.ts";

/** Asks for confirmation before the store record is deleted. */
export function DeleteStore({
  id,
  itemsToDelete,
  onClose,
}: {
  id: string;
  itemsToDelete: DeletableItem;
  onClose: () => void;
}) {
  const words = useMessages("store");
  return (
    <DeleteDialog
      act={useDeleteStore()}
      variables={{ input: { id } }}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
