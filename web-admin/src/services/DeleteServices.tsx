import { useMessages } from "../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../relay/records/DeleteDialog.tsx";
import { useUndoDeletion } from "../undo/useUndoDeletion.ts";
import { useDeleteServices } from "./useDeleteServices.ts";

interface DeleteServicesProps {
  ids: readonly string[];
  itemsToDelete: DeletableItem;
  onClose: () => void;
}

/** Asks for confirmation before services are deleted. */
export function DeleteServices({ ids, itemsToDelete, onClose }: DeleteServicesProps) {
  const words = useMessages("services");
  const undoDeletion = useUndoDeletion();
  return (
    <DeleteDialog
      act={useDeleteServices()}
      variables={{ input: { ids } }}
      undo={() => undoDeletion(ids)}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
