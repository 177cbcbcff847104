import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type { StaffRole } from "@machiya/prisma/enums";
import { Suspense, useId } from "react";
import { NavLink } from "react-router";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { brandTokens } from "../ui/theme.ts";
import { NavCount } from "./NavCount.tsx";
import { type NavItem, navGroups } from "./navGroups.ts";
import { navIcons } from "./navIcons.ts";

const useStyles = makeStyles({
  title: {
    margin: "10px 12px 2px",
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "2px" },
  separated: { marginTop: "4px", paddingTop: "4px", borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  item: { position: "relative" },
  link: {
    display: "flex",
    "@media (pointer: coarse)": { boxSizing: "border-box", minHeight: "44px" },
    alignItems: "center",
    columnGap: "12px",
    // All screens are in sight in a window of 1080 px.
    padding: "6px 12px",
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: "none",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    "& svg": { width: "22px", height: "22px", flexShrink: 0 },
  },
  // All icons are in sight in a window of 800 px.
  icon: { justifyContent: "center", padding: "3px 0" },
  here: {
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: brandTokens.accentSoft,
    boxShadow: `inset 3px 0 0 ${brandTokens.accent}`,
  },
});

interface NavListProps {
  role: StaffRole;
  /** Shows only the icons. */
  isCollapsed?: boolean;
  onChosen?: () => void;
}

/** Lists the screens that this role may open, in groups. */
export function NavList({ role, isCollapsed = false, onChosen }: NavListProps) {
  const styles = useStyles();
  const words = useMessages("frame");
  const id = useId();
  return (
    <>
      {navGroups[role].map(({ title, items }, index) => (
        <div key={title}>
          {!isCollapsed && (
            <p id={`${id}${title}`} className={styles.title}>
              {words[title]}
            </p>
          )}
          <ul
            className={mergeClasses(styles.list, isCollapsed && index > 0 && styles.separated)}
            {...(isCollapsed ? { "aria-label": words[title] } : { "aria-labelledby": `${id}${title}` })}
          >
            {items.map((item) => (
              <li key={item.path} className={styles.item}>
                <NavEntry item={item} isCollapsed={isCollapsed} onChosen={onChosen} />
                {item.count !== undefined && (
                  <Suspense fallback={null}>
                    <NavCount of={item.count} place={isCollapsed ? "icon" : "row"} />
                  </Suspense>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

interface NavEntryProps {
  item: NavItem;
  isCollapsed: boolean;
  onChosen: (() => void) | undefined;
}

function NavEntry({ item, isCollapsed, onChosen }: NavEntryProps) {
  const styles = useStyles();
  const words = useMessages("frame");
  const { path, label } = item;
  const Icon = navIcons[label];
  return (
    <NavLink
      to={path}
      // A section of the settings has a path below theirs.
      end={path !== paths.settings}
      aria-label={words[label]}
      title={isCollapsed ? words[label] : undefined}
      className={({ isActive }) =>
        mergeClasses(styles.link, isCollapsed && styles.icon, isActive && styles.here)
      }
      onClick={onChosen}
    >
      <Icon />
      {!isCollapsed && words[label]}
    </NavLink>
  );
}
