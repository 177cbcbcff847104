import { useMessages } from "../language/language.ts";
import { DeleteDialog, type Doomed } from "../relay/DeleteDialog.tsx";
import { messages } from "./messages.ts";
import { useDeleteShiftTemplates } from "./useDeleteShiftTemplates.ts";

interface DeleteShiftTemplatesProps {
  ids: readonly string[];
  doomed: Doomed;
  onClose: () => void;
}

/** Asks before shift templates are removed. */
export function DeleteShiftTemplates({ ids, doomed, onClose }: DeleteShiftTemplatesProps) {
  const words = useMessages(messages);
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
