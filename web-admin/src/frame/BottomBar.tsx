import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { MoreHorizontalRegular } from "@fluentui/react-icons";
import type { StaffRole } from "@machiya/prisma/enums";
import { Suspense } from "react";
import { Link, useLocation } from "react-router";
import { useMessages } from "../language/language.ts";
import { brandTokens } from "../ui/theme.ts";
import { AddMenu } from "./AddMenu.tsx";
import { bottomItems } from "./bottomItems.ts";
import { NavCount } from "./NavCount.tsx";

const useStyles = makeStyles({
  root: {
    position: "fixed",
    insetInline: 0,
    bottom: 0,
    zIndex: 9,
    boxSizing: "border-box",
    paddingBottom: "env(safe-area-inset-bottom)",
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    "@media print": { display: "none" },
  },
  list: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    height: "56px",
    margin: 0,
    padding: 0,
    listStyle: "none",
  },
  item: { position: "relative", display: "grid" },
  entry: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    rowGap: "2px",
    minWidth: 0,
    padding: "0 2px",
    border: "none",
    font: "inherit",
    fontSize: "11px",
    lineHeight: "14px",
    textAlign: "center",
    color: tokens.colorNeutralForeground2,
    backgroundColor: "transparent",
    textDecorationLine: "none",
    cursor: "pointer",
    "& svg": { width: "22px", height: "22px", flexShrink: 0 },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  label: { maxWidth: "100%", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  here: { color: brandTokens.accent, fontWeight: tokens.fontWeightSemibold },
});

interface BottomBarProps {
  role: StaffRole;
  /** The global id of the signed-in user. */
  staffId: string;
  /** Opens the drawer with all screens. */
  onMore: (opener: HTMLElement) => void;
}

/** The bar at the lower edge of a phone or a tablet: the screens of every day, one button to add, and the drawer. */
export function BottomBar({ role, staffId, onMore }: BottomBarProps) {
  const styles = useStyles();
  const words = useMessages("bottomBar");
  const { pathname, search } = useLocation();
  const items = bottomItems(role, staffId);
  // Two screens of other staff differ by their parameters only.
  const isHere = (to: string) => (to.includes("?") ? pathname + search === to : pathname === to);
  const half = Math.ceil(items.length / 2);
  const entries = items.map(({ to, label, icon: Icon, count }) => (
    <li key={to} className={styles.item}>
      <Link
        to={to}
        className={mergeClasses(styles.entry, isHere(to) && styles.here)}
        aria-current={isHere(to) ? "page" : undefined}
      >
        <Icon />
        <span className={styles.label}>{words[label]}</span>
      </Link>
      {count !== undefined && (
        <Suspense fallback={null}>
          <NavCount of={count} place="tab" />
        </Suspense>
      )}
    </li>
  ));
  return (
    <nav aria-label={words.label} className={styles.root}>
      <ul className={styles.list}>
        {entries.slice(0, half)}
        {role === "ADMIN" && (
          <li className={styles.item}>
            <AddMenu />
          </li>
        )}
        {entries.slice(half)}
        {role === "ADMIN" && (
          <li className={styles.item}>
            <button
              type="button"
              className={styles.entry}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => onMore(currentTarget)}
            >
              <MoreHorizontalRegular />
              <span className={styles.label}>{words.more}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
