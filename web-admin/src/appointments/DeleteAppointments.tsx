import { useMessages } from "../language/language.ts";
import { DeleteDialog, type Doomed } from "../relay/DeleteDialog.tsx";
import { messages } from "./messages.ts";
import { useDeleteAppointments } from "./useDeleteAppointments.ts";

interface DeleteAppointmentsProps {
  ids: readonly string[];
  doomed: Doomed;
  onClose: () => void;
}

/** Asks before appointments are removed from the books. */
export function DeleteAppointments({ ids, doomed, onClose }: DeleteAppointmentsProps) {
  const words = useMessages(messages);
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
