import { useMessages } from "../../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../../relay/records/DeleteDialog.tsx";
import { useUndoDeletion } from "../../undo/useUndoDeletion.ts";
import { useDeleteAppointments } from "./useDeleteAppointments.ts";

interface DeleteAppointmentsProps {
  ids: readonly string[];
  itemsToDelete: DeletableItem;
  onClose: () => void;
}

/** Asks for confirmation before appointments are deleted. */
export function DeleteAppointments({ ids, itemsToDelete, onClose }: DeleteAppointmentsProps) {
  const words = useMessages("appointments");
  const undoDeletion = useUndoDeletion();
  return (
    <DeleteDialog
      act={useDeleteAppointments()}
      variables={{ input: { ids } }}
      undo={() => undoDeletion(ids)}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.deleteConsequence}
      onClose={onClose}
    />
  );
}
