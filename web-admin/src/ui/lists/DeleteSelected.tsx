import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { DeleteRegular } from "@fluentui/react-icons";
import { useMessages } from "../../language/language.ts";
import { useSelected } from "./selection.tsx";

/** Asks to delete what is ticked; with nothing ticked it cannot be pressed. */
export function DeleteSelected({ onDelete }: { onDelete: (ids: readonly string[]) => void }) {
  const words = useMessages("ui");
  const restoreFocus = useRestoreFocusTarget();
  const selected = useSelected();
  return (
    <Button
      {...restoreFocus}
      icon={<DeleteRegular />}
      disabled={selected.length === 0}
      onClick={() => onDelete(selected)}
    >
      {words.deleteSelected(selected.length)}
    </Button>
  );
}
