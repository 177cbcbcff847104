import { type NodeType, rowId } from "@machiya/schema/ids";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { useRole } from "../../session/role.ts";
import { DeleteAction, EditAction, RowActions } from "../../ui/lists/RowActions.tsx";
import { useOpen } from "../useOpen.ts";

interface RecordActionsProps {
  type: NodeType;
  id: string;
  name: string;
  /** Renders the confirmation before the record is deleted. */
  deleting: (onClose: () => void) => ReactNode;
  /** Further actions. */
  children?: ReactNode;
}

/** The actions of every kind of record: edit, in the dialog that the URL names, and delete. */
export function RecordActions({ type, id, name, deleting, children }: RecordActionsProps) {
  const { editLabel, deleteLabel } = useMessages("uiRecord");
  const { open } = useOpen("edit");
  const [asking, setAsking] = useState(false);
  if (useRole() !== "ADMIN") return null;
  return (
    <RowActions>
      {children}
      <EditAction label={editLabel(name)} onClick={() => open(rowId(type, id) ?? 0)} />
      <DeleteAction label={deleteLabel(name)} onClick={() => setAsking(true)} />
      {asking && deleting(() => setAsking(false))}
    </RowActions>
  );
}
