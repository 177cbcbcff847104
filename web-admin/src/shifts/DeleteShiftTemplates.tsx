import { useMessages } from "../language/language.ts";
import { DeleteDialog, type Doomed } from "../relay/DeleteDialog.tsx";
import { useDeleteShiftTemplates } from "./useDeleteShiftTemplates.ts";

interface DeleteShiftTemplatesProps {
  ids: readonly string[];
  doomed: Doomed;
  onClose: () => void;
}

/** Asks before shift templates are removed. */
export function DeleteShiftTemplates({ ids, doomed, onClose }: DeleteShiftTemplatesProps) {
  const words = useMessages("shifts");
  return (
    <DeleteDialog
      act={useDeleteShiftTemplates()}
      variables={{ input: { ids } }}
      forced={{ input: { ids, force: true } }}
      title={words.deleteTitle}
      doomed={doomed}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
