import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
  tokens,
} from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import type { StaffRole } from "@machiya/prisma/enums";
import { useEffect } from "react";
import { NavLink } from "react-router";
import { useMessages } from "../language/language.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { brandTokens, SERIF } from "../ui/theme.ts";
import { drawerItems } from "./drawerItems.ts";

const useStyles = makeStyles({
  name: { fontFamily: SERIF },
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "4px" },
  link: {
    display: "flex",
    alignItems: "center",
    columnGap: "12px",
    padding: "10px 12px",
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: "none",
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    "& svg": { width: "22px", height: "22px", flexShrink: 0 },
  },
  here: {
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: brandTokens.accentSoft,
    boxShadow: `inset 3px 0 0 ${brandTokens.accent}`,
  },
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
  const items = drawerItems[role];
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
          {items.length === 0 && <p>{words.nothingHere}</p>}
          <ul className={styles.list}>
            {items.map(({ path, label, icon: Icon }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end
                  className={({ isActive }) => mergeClasses(styles.link, isActive && styles.here)}
                  onClick={onClose}
                >
                  <Icon />
                  {words[label]}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </DrawerBody>
    </OverlayDrawer>
  );
}
