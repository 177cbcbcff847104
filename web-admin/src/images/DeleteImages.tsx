import { useMessages } from "../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../relay/records/DeleteDialog.tsx";
import { useUndoDeletion } from "../undo/useUndoDeletion.ts";
import { useDeleteImages } from "./useDeleteImages.ts";

interface DeleteImagesProps {
  ids: readonly string[];
  itemsToDelete: DeletableItem;
  onClose: () => void;
}

/** Asks for confirmation before images are deleted. */
export function DeleteImages({ ids, itemsToDelete, onClose }: DeleteImagesProps) {
  const words = useMessages("images");
  const undoDeletion = useUndoDeletion();
  return (
    <DeleteDialog
      act={useDeleteImages()}
      variables={{ input: { ids } }}
      undo={() => undoDeletion(ids)}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
