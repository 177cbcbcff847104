import { useMessages } from "../language/language.ts";
import { DeleteDialog, type Doomed } from "../relay/DeleteDialog.tsx";
import { useDeleteImages } from "./useDeleteImages.ts";

interface DeleteImagesProps {
  ids: readonly string[];
  doomed: Doomed;
  onClose: () => void;
}

/** Asks before images are taken out. */
export function DeleteImages({ ids, doomed, onClose }: DeleteImagesProps) {
  const words = useMessages("images");
  return (
    <DeleteDialog
      act={useDeleteImages()}
      variables={{ input: { ids } }}
      title={words.deleteTitle}
      doomed={doomed}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
