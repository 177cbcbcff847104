import { useMessages } from "../language/language.ts";
import { DeleteDialog, type Doomed } from "../relay/DeleteDialog.tsx";
import { useDeleteStore } from "./useDeleteStore.ts";

/** Asks before the store record is removed. */
export function DeleteStore({ id, doomed, onClose }: { id: string; doomed: Doomed; onClose: () => void }) {
  const words = useMessages("store");
  return (
    <DeleteDialog
      act={useDeleteStore()}
      variables={{ input: { id } }}
      title={words.deleteTitle}
      doomed={doomed}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
