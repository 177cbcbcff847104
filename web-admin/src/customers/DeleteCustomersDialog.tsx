import { useMessages } from "../language/language.ts";
import { DeleteDialog, type Doomed } from "../relay/DeleteDialog.tsx";
import { useDeleteCustomers } from "./useDeleteCustomers.ts";

interface DeleteCustomersDialogProps {
  ids: readonly string[];
  doomed: Doomed;
  onClose: () => void;
}

/** Asks before customers are taken off the list. */
export function DeleteCustomersDialog({ ids, doomed, onClose }: DeleteCustomersDialogProps) {
  const words = useMessages("customers");
  return (
    <DeleteDialog
      act={useDeleteCustomers()}
      variables={{ input: { ids } }}
      title={words.deleteTitle}
      doomed={doomed}
      consequence={words.deleteConsequence}
      onClose={onClose}
    />
  );
}
