import {
  MenuButton as FluentMenuButton,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  useRestoreFocusTarget,
} from "@fluentui/react-components";
import { MoreHorizontalRegular } from "@fluentui/react-icons";
import { useMessages } from "../../language/language.ts";

/** A rare action of a row. */
export interface RowMenuItem {
  /** The accessible name, which includes the row. */
  label: string;
  /** The visible text, which leaves out the row. */
  text: string;
  icon: React.JSX.Element;
  onClick: () => void;
}

interface RowMenuProps {
  /** What names the row. */
  label: string;
  items: readonly (RowMenuItem | false)[];
}

/** The rare actions of a row behind one button. */
export function RowMenu({ label, items }: RowMenuProps) {
  const words = useMessages("ui");
  const restoreFocus = useRestoreFocusTarget();
  const offered = items.filter((item) => item !== false);
  if (offered.length === 0) return null;
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <FluentMenuButton
          {...restoreFocus}
          size="small"
          appearance="subtle"
          menuIcon={null}
          icon={<MoreHorizontalRegular />}
          aria-label={words.moreOf(label)}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {offered.map((item) => (
            <MenuItem key={item.label} icon={item.icon} aria-label={item.label} onClick={item.onClick}>
              {item.text}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
