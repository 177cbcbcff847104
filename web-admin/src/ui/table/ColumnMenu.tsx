import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";

const useStyles = makeStyles({ popover: { maxHeight: "min(480px, 80vh)", overflowY: "auto" } });

interface ColumnMenuProps {
  button: React.JSX.Element;
  columns: readonly { key: string; header: string; shown: boolean }[];
  onShow: (key: string, show: boolean) => void;
  onReset: () => void;
}

/** Chooses which columns a table shows; it stays open, for several choices. */
export function ColumnMenu({ button, columns, onShow, onReset }: ColumnMenuProps) {
  const styles = useStyles();
  const words = useMessages("table");
  const shown = columns.filter((column) => column.shown).map(({ key }) => key);
  return (
    <Menu
      defaultOpen
      persistOnItemClick
      checkedValues={{ columns: shown }}
      onCheckedValueChange={(_, { checkedItems }) => {
        for (const { key, shown: isShown } of columns) {
          if (checkedItems.includes(key) !== isShown) onShow(key, !isShown);
        }
      }}
    >
      <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {columns.map(({ key, header }) => (
            <MenuItemCheckbox key={key} name="columns" value={key}>
              {header}
            </MenuItemCheckbox>
          ))}
          <MenuDivider />
          <MenuItem persistOnClick={false} onClick={onReset}>
            {words.resetColumns}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
