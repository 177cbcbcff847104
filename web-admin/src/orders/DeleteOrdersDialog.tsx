import { useMessages } from "../language/language.ts";
import { DeleteDialog, type Doomed } from "../relay/DeleteDialog.tsx";
import { useDeleteOrders } from "./useDeleteOrders.ts";

interface DeleteOrdersDialogProps {
  ids: readonly string[];
  doomed: Doomed;
  onClose: () => void;
}

/** Asks before orders are removed from the books. */
export function DeleteOrdersDialog({ ids, doomed, onClose }: DeleteOrdersDialogProps) {
  const words = useMessages("orderEdit");
  return (
    <DeleteDialog
      act={useDeleteOrders()}
      variables={{ input: { ids } }}
      title={words.deleteTitle}
      doomed={doomed}
      consequence={words.deleteConsequence}
      onClose={onClose}
    />
  );
}
