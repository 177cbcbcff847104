import { useMessages } from "../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../relay/records/DeleteDialog.tsx";
import { useUndoDeletion } from "../undo/useUndoDeletion.ts";
import { useDeleteShiftTemplates } from "./useDeleteShiftTemplates.ts";

interface DeleteShiftTemplatesProps {
  ids: readonly string[];
  itemsToDelete: DeletableItem;
  onClose: () => void;
}

/** Asks for confirmation before shift templates are deleted. */
export function DeleteShiftTemplates({ ids, itemsToDelete, onClose }: DeleteShiftTemplatesProps) {
  const words = useMessages("shifts");
  const undoDeletion = useUndoDeletion();
  return (
    <DeleteDialog
      act={useDeleteShiftTemplates()}
      variables={{ input: { ids } }}
      forced={{ input: { ids, force: true } }}
      undo={() => undoDeletion(ids)}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
