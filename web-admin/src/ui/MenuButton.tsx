import { Button } from "@fluentui/react-components";
import { useLazyModule } from "@machiya/schema/client/lazyModule";
import { type KeyboardEvent, type ReactNode, useState } from "react";

interface MenuButtonProps<Menu> {
  label: string;
  icon: React.JSX.Element;
  size?: "small" | "medium";
  /** The visible text beside the icon. */
  children?: string | undefined;
  /** Fluent's menu is larger than a screen's own code, so it is loaded on the first click. */
  load: () => Promise<Menu>;
  /**
   * Renders the button together with its opened menu. It replaces the plain button from the first click on.
   */
  menu: (Menu: Menu, button: React.JSX.Element) => ReactNode;
}

/** A button of the top bar that opens a menu. */
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
