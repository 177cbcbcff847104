import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  useRestoreFocusTarget,
} from "@fluentui/react-components";
import { cloneElement, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { SaveViewDialog } from "./SaveViewDialog.tsx";

interface ViewMenuProps {
  button: React.JSX.Element;
  names: readonly string[];
  /** The view that the list shows now. */
  current: string | undefined;
  onOpen: (name: string) => void;
  onSave: (name: string) => void;
  onDelete: (name: string) => void;
}

/** Opens, saves and deletes a list's views. Only the open view can be deleted, so the user has seen it. */
export function ViewMenu({ button, names, current, onOpen, onSave, onDelete }: ViewMenuProps) {
  const words = useMessages("table");
  const restoreFocus = useRestoreFocusTarget();
  const [saving, setSaving] = useState(false);
  return (
    <>
      <Menu
        defaultOpen
        checkedValues={{ view: current === undefined ? [] : [current] }}
        onCheckedValueChange={(_, { checkedItems }) => {
          const [name] = checkedItems;
          if (name !== undefined) onOpen(name);
        }}
      >
        <MenuTrigger disableButtonEnhancement>{cloneElement(button, restoreFocus)}</MenuTrigger>
        <MenuPopover>
          <MenuList>
            {names.length === 0 && <MenuItem disabled>{words.noViews}</MenuItem>}
            {names.map((name) => (
              <MenuItemRadio key={name} name="view" value={name}>
                {name}
              </MenuItemRadio>
            ))}
            <MenuDivider />
            <MenuItem onClick={() => setSaving(true)}>{words.saveView}</MenuItem>
            {current !== undefined && (
              <MenuItem onClick={() => onDelete(current)}>{words.deleteView(current)}</MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      {saving && (
        <SaveViewDialog
          name={current ?? ""}
          onSave={(name) => {
            onSave(name);
            setSaving(false);
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
