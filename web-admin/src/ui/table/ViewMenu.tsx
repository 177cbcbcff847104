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
import type { ListedView } from "./useTableSettings.ts";

interface ViewMenuProps {
  button: React.JSX.Element;
  views: readonly ListedView[];
  /** The view that the list shows now. */
  current: ListedView | undefined;
  onOpen: (name: string) => void;
  onSave: (name: string, shared: boolean) => void;
  onDelete: (name: string) => void;
}

/** Opens, saves and deletes a list's views. Only the open view can be deleted, so the user has seen it. */
export function ViewMenu({ button, views, current, onOpen, onSave, onDelete }: ViewMenuProps) {
  const words = useMessages("table");
  const restoreFocus = useRestoreFocusTarget();
  const [saving, setSaving] = useState(false);
  return (
    <>
      <Menu
        defaultOpen
        checkedValues={{ view: current === undefined ? [] : [current.name] }}
        onCheckedValueChange={(_, { checkedItems }) => {
          const [name] = checkedItems;
          if (name !== undefined) onOpen(name);
        }}
      >
        <MenuTrigger disableButtonEnhancement>{cloneElement(button, restoreFocus)}</MenuTrigger>
        <MenuPopover>
          <MenuList>
            {views.length === 0 && <MenuItem disabled>{words.noViews}</MenuItem>}
            {views.map(({ name, shared, isOwn, ownerName }) => (
              <MenuItemRadio
                key={`${isOwn} ${ownerName} ${name}`}
                name="view"
                value={name}
                {...(shared && { secondaryContent: isOwn ? words.sharedView : ownerName })}
              >
                {name}
              </MenuItemRadio>
            ))}
            <MenuDivider />
            <MenuItem onClick={() => setSaving(true)}>{words.saveView}</MenuItem>
            {current?.isOwn === true && (
              <MenuItem onClick={() => onDelete(current.name)}>{words.deleteView(current.name)}</MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      {saving && (
        <SaveViewDialog
          name={current?.name ?? ""}
          shared={current?.shared ?? false}
          onSave={(name, shared) => {
            onSave(name, shared);
            setSaving(false);
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
