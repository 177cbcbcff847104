import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { NavigationRegular, SearchRegular } from "@fluentui/react-icons";
import type { ReactNode, RefCallback } from "react";
import { Link } from "react-router";
import { LanguageMenu } from "../language/LanguageMenu.tsx";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import mark from "../ui/mark.svg";
import { brandTokens, SERIF } from "../ui/theme.ts";

const useStyles = makeStyles({
  bar: {
    position: "sticky",
    top: 0,
    zIndex: 10,
    display: "flex",
    alignItems: "center",
    columnGap: "4px",
    boxSizing: "border-box",
    height: "52px",
    paddingInline: "12px",
    // Larger buttons would leave no room for the shop's name.
    "@media (pointer: coarse)": { columnGap: 0, paddingInline: "4px" },
    color: brandTokens.barText,
    backgroundColor: brandTokens.bar,
    boxShadow: `inset 0 -2px 0 #b3412a`,
    "& button": { color: brandTokens.barText },
    "& button:hover, & button:hover:active, & button[aria-expanded=true]": {
      color: brandTokens.barText,
      backgroundColor: "rgb(255 255 255 / 12%)",
    },
    "& button:hover svg, & button:hover .fui-Button__icon": { color: brandTokens.barText },
    "& :focus-visible": { outline: "2px solid #ffffff", outlineOffset: "-2px" },
  },
  home: {
    display: "flex",
    alignItems: "center",
    columnGap: "10px",
    minWidth: 0,
    padding: "4px 8px",
    "@media (pointer: coarse)": { columnGap: "6px", padding: "8px 4px" },
    borderRadius: tokens.borderRadiusMedium,
    color: "inherit",
    textDecorationLine: "none",
  },
  mark: { width: "28px", height: "28px", flexShrink: 0 },
  name: {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontFamily: SERIF,
    fontSize: "18px",
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: "0.03em",
  },
  tools: {
    display: "flex",
    alignItems: "center",
    columnGap: "2px",
    "@media (pointer: coarse)": { columnGap: 0 },
    marginInlineStart: "auto",
    flexShrink: 0,
  },
});

interface TopBarProps {
  menuButton: RefCallback<HTMLButtonElement>;
  /** Whether the side bar shows its texts; undefined: the button opens the drawer. */
  isExpanded: boolean | undefined;
  onMenu: () => void;
  onSearch: () => void;
  children: ReactNode;
}

/** The bar above every screen: the menu button, the shop's name, the language and the children. */
export function TopBar({ menuButton, isExpanded, onMenu, onSearch, children }: TopBarProps) {
  const styles = useStyles();
  const words = useMessages("frame");
  const palette = useMessages("palette");
  const { name } = useStoreSettings();
  return (
    <header className={styles.bar}>
      <Button
        ref={menuButton}
        appearance="transparent"
        icon={<NavigationRegular />}
        aria-label={isExpanded ? words.closeMenu : words.openMenu}
        aria-expanded={isExpanded}
        aria-haspopup={isExpanded === undefined ? "dialog" : undefined}
        onClick={onMenu}
      />
      <Link to={paths.home} className={styles.home}>
        <img src={mark} alt="" className={styles.mark} />
        <span className={styles.name}>{name}</span>
      </Link>
      <div className={styles.tools}>
        <Button
          appearance="transparent"
          icon={<SearchRegular />}
          aria-label={palette.title}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          title={palette.hint}
          onClick={onSearch}
        />
        <LanguageMenu />
        {children}
      </div>
    </header>
  );
}
