import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { DeleteRegular } from "@fluentui/react-icons";
import { useMessages } from "../../language/language.ts";
import { useSelectedRows } from "./selection.tsx";

/**
 * Starts the deletion of the selected rows; it is disabled while none that can be deleted are selected, and keeps the
 * focus after they were deleted.
 */
export function DeleteSelected({ onDelete }: { onDelete: (ids: readonly string[]) => void }) {
  const words = useMessages("ui");
  const restoreFocus = useRestoreFocusTarget();
  const selected = useSelectedRows().filter(({ canDelete }) => canDelete !== false);
  return (
    <Button
      {...restoreFocus}
      icon={<DeleteRegular />}
      disabledFocusable={selected.length === 0}
      onClick={() => onDelete(selected.map(({ id }) => id))}
    >
      {words.deleteSelected(selected.length)}
    </Button>
  );
}
