import { useMessages } from "../language/language.ts";
import { DeleteDialog } from "../relay/records/DeleteDialog.tsx";
import { useUndoDeletion } from "../undo/useUndoDeletion.ts";
import { useDeleteShippingMethods } from "./useDeleteShippingMethods.ts";

interface DeleteShippingMethodProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks for confirmation before a shipping method is deleted. */
export function DeleteShippingMethod({ id, name, onClose }: DeleteShippingMethodProps) {
  const words = useMessages("shipping");
  const undoDeletion = useUndoDeletion();
  return (
    <DeleteDialog
      act={useDeleteShippingMethods()}
      variables={{ input: { ids: [id] } }}
      undo={() => undoDeletion([id])}
      title={words.deleteTitle}
      itemsToDelete={{ name }}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
