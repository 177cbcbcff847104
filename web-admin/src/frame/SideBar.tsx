import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type { StaffRole } from "@machiya/prisma/enums";
import { useMessages } from "../language/language.ts";
import { NavList } from "./NavList.tsx";

const useStyles = makeStyles({
  root: {
    position: "sticky",
    top: "52px",
    boxSizing: "border-box",
    height: "calc(100dvh - 52px)",
    padding: "0 8px 16px",
    overflowY: "auto",
    scrollbarWidth: "thin",
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  collapsed: { paddingInline: "6px", paddingTop: "8px", scrollbarWidth: "none" },
});

interface SideBarProps {
  role: StaffRole;
  isCollapsed: boolean;
}

/** Lists the screens beside every screen, in a wide window. */
export function SideBar({ role, isCollapsed }: SideBarProps) {
  const styles = useStyles();
  const words = useMessages("frame");
  return (
    <nav aria-label={words.menu} className={mergeClasses(styles.root, isCollapsed && styles.collapsed)}>
      <NavList role={role} isCollapsed={isCollapsed} />
    </nav>
  );
}
