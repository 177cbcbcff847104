import { Button } from "@fluentui/react-components";
import { useLazyModule } from "@machiya/schema/client/lazyModule";
import { type KeyboardEvent, type ReactNode, useState } from "react";

interface MenuButtonProps<Menu> {
  label: string;
  icon: React.JSX.Element;
  size?: "small" | "medium";
  /** What stands beside the icon. */
  children?: string;
  /** Fluent's menu weighs more than a screen does: it comes when somebody is there to open it. */
  load: () => Promise<Menu>;
  /** What stands in for the button from the first time on that the menu is wanted: the button with its menu, opened. */
  menu: (Menu: Menu, button: React.JSX.Element) => ReactNode;
}

/** A button of the bar that opens a menu. */
export function MenuButton<Menu>({
  label,
  icon,
  size = "medium",
  children,
  load,
  menu,
}: MenuButtonProps<Menu>) {
  const [Menu, ask] = useLazyModule(load);
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    ask();
  };
  const onKeyDown = (event: KeyboardEvent) => event.key === "ArrowDown" && open();

  const isOpened = Menu !== null && wanted;
  const button = (
    <Button
      appearance="transparent"
      size={size}
      icon={icon}
      aria-label={label}
      {...(!isOpened && { "aria-haspopup": "menu", "aria-expanded": false, onClick: open, onKeyDown })}
    >
      {children}
    </Button>
  );
  return isOpened ? menu(Menu, button) : button;
}
