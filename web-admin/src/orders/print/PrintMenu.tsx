import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from "@fluentui/react-components";
import { PrintRegular } from "@fluentui/react-icons";
import { useNavigate } from "react-router";
import { useMessages } from "../../language/language.ts";
import { ORDER_SHEETS, type OrderSheet, type OrdersToPrint, printPath } from "./printSearch.ts";

interface PrintMenuProps {
  size?: "small" | "medium";
  /** The sheets to choose from; all without it. */
  sheets?: readonly OrderSheet[];
  orders: OrdersToPrint;
}

/** Opens the printed sheets of orders and prints them. */
export function PrintMenu({ size = "small", sheets = ORDER_SHEETS, orders }: PrintMenuProps) {
  const words = useMessages("orderPrint");
  const navigate = useNavigate();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button size={size} icon={<PrintRegular />}>
          {words.print}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {sheets.map((sheet) => (
            <MenuItem
              key={sheet}
              onClick={() => void navigate(printPath(sheet, orders), { state: { print: true } })}
            >
              {words[sheet]}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
