import { DeleteRegular } from "@fluentui/react-icons";
import { type NodeType, rowId } from "@machiya/schema/ids";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { useRole } from "../../session/role.ts";
import { DeleteAction, EditAction, RowActions } from "../../ui/lists/RowActions.tsx";
import { RowMenu, type RowMenuItem } from "../../ui/lists/RowMenu.tsx";
import { useOpen } from "../useOpen.ts";

interface RecordActionsProps {
  type: NodeType;
  id: string;
  name: string;
  /** Renders the confirmation before the record is deleted. */
  deleting: (onClose: () => void) => ReactNode;
  /** Further actions. */
  children?: ReactNode;
  /** Rare actions, behind a button; with them, the deletion is there too. */
  menu?: readonly RowMenuItem[];
  /** Opens the page on which the record is edited; the default is the dialog. */
  onEdit?: () => void;
}

/** The actions of every kind of record: edit, in the dialog that the URL names or on a page, and delete. */
export function RecordActions({ type, id, name, deleting, children, menu, onEdit }: RecordActionsProps) {
  const { editLabel, deleteLabel } = useMessages("uiRecord");
  const { open } = useOpen("edit");
  const { delete: deleteText } = useMessages("ui");
  const [asking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  if (useRole() !== "ADMIN") return null;
  return (
    <RowActions>
      {children}
      <EditAction label={editLabel(name)} onClick={onEdit ?? (() => open(rowId(type, id) ?? 0))} />
      {menu === undefined ? (
        <DeleteAction label={deleteLabel(name)} onClick={ask} />
      ) : (
        <RowMenu
          label={name}
          items={[
            ...menu,
            { label: deleteLabel(name), text: deleteText, icon: <DeleteRegular />, onClick: ask },
          ]}
        />
      )}
      {asking && deleting(() => setAsking(false))}
    </RowActions>
  );
}
