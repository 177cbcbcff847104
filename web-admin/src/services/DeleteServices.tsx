import { useMessages } from "../language/language.ts";
import { DeleteDialog, type Doomed } from "../relay/DeleteDialog.tsx";
import { useDeleteServices } from "./useDeleteServices.ts";

interface DeleteServicesProps {
  ids: readonly string[];
  doomed: Doomed;
  onClose: () => void;
}

/** Asks before services are removed. */
export function DeleteServices({ ids, doomed, onClose }: DeleteServicesProps) {
  const words = useMessages("services");
  return (
    <DeleteDialog
      act={useDeleteServices()}
      variables={{ input: { ids } }}
      title={words.deleteTitle}
      doomed={doomed}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
