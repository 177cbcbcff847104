import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
} from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import type { StaffRole } from "@machiya/prisma/enums";
import { useEffect } from "react";
import { useMessages } from "../language/language.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { SERIF } from "../ui/theme.ts";
import { NavList } from "./NavList.tsx";
import { navGroups } from "./navGroups.ts";

const useStyles = makeStyles({
  name: { fontFamily: SERIF },
});

interface NavDrawerProps {
  open: boolean;
  role: StaffRole;
  /** The button that opens the drawer. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/**
 * Returns the focus to the opener when the drawer unmounts; otherwise it would move to the document's body.
 */
function GiveFocusBack({ to }: { to: HTMLElement | null }) {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) to?.focus();
    },
    [to],
  );
  return null;
}

/** Lists the screens that this role may open, in a drawer at the left. */
export function NavDrawer({ open, role, opener, onClose }: NavDrawerProps) {
  const styles = useStyles();
  const words = useMessages("frame");
  const { name } = useStoreSettings();
  return (
    <OverlayDrawer
      open={open}
      position="start"
      size="small"
      aria-label={words.menu}
      onOpenChange={(_, { open: opened }) => !opened && onClose()}
    >
      <GiveFocusBack to={opener} />
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ className: styles.name }}
          action={
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={words.closeMenu}
              onClick={onClose}
            />
          }
        >
          {name}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        <nav aria-label={words.menu}>
          {navGroups[role].length === 0 && <p>{words.nothingHere}</p>}
          <NavList role={role} onChosen={onClose} />
        </nav>
      </DrawerBody>
    </OverlayDrawer>
  );
}
