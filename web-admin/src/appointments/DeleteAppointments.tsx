import { useMessages } from "../language/language.ts";
import { DeleteDialog, type Doomed } from "../relay/DeleteDialog.tsx";
import { useDeleteAppointments } from "./useDeleteAppointments.ts";

interface DeleteAppointmentsProps {
  ids: readonly string[];
  doomed: Doomed;
  onClose: () => void;
}

/** Asks before appointments are removed from the books. */
export function DeleteAppointments({ ids, doomed, onClose }: DeleteAppointmentsProps) {
  const words = useMessages("appointments");
  return (
    <DeleteDialog
      act={useDeleteAppointments()}
      variables={{ input: { ids } }}
      title={words.deleteTitle}
      doomed={doomed}
      consequence={words.deleteConsequence}
      onClose={onClose}
    />
  );
}
