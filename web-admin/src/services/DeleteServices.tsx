import { useMessages } from "../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../relay/records/DeleteDialog.tsx";
import { useDeleteServices } from "./useDeleteServices.ts";

interface DeleteServicesProps {
  ids: readonly string[];
  itemsToDelete: DeletableItem;
  onClose: () => void;
}

/** Asks before services are removed. */
export function DeleteServices({ ids, itemsToDelete, onClose }: DeleteServicesProps) {
  const words = useMessages("services");
  return (
    <DeleteDialog
      act={useDeleteServices()}
      variables={{ input: { ids } }}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
