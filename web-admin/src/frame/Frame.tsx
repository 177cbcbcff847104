import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { lazyModule, useLazyModule, whenIdle } from "@machiya/schema/client/lazyModule";
import { Suspense, useCallback, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Outlet, useLocation } from "react-router";
import type { Frame_staffMember$key } from "../__generated__/Frame_staffMember.graphql.ts";
import { loadLaterCatalog, useMessages } from "../language/language.ts";
import { SoundButton } from "../orders/alerts/SoundButton.tsx";
import { useEarlyShortcut } from "../palette/useEarlyShortcut.ts";
import { RoleContext } from "../session/role.ts";
import { UserMenu } from "../session/UserMenu.tsx";
import { UserContext } from "../session/user.ts";
import { brandTokens } from "../ui/theme.ts";
import { BOTTOM_BAR, useMediaQuery } from "../ui/useMediaQuery.ts";
import { ConnectionBar } from "./ConnectionBar.tsx";
import { ConsoleAlerts } from "./ConsoleAlerts.tsx";
import { ForbiddenPage } from "./ForbiddenPage.tsx";
import { isOpenTo } from "./navGroups.ts";
import { TopBar } from "./TopBar.tsx";
import { useSideBar } from "./useSideBar.ts";
import { WaitingScreen } from "./WaitingScreen.tsx";

const useStyles = makeStyles({
  skip: {
    position: "fixed",
    top: "-60px",
    left: "12px",
    zIndex: 20,
    padding: "10px 16px",
    borderRadius: tokens.borderRadiusMedium,
    color: brandTokens.bar,
    backgroundColor: brandTokens.barText,
    ":focus": { top: "6px" },
  },
  main: {
    outlineStyle: "none",
    minWidth: 0,
    // The touch areas of text links reach beyond the edge of a phone.
    "@media (pointer: coarse)": { overflowX: "clip" },
  },
  body: { display: "grid", "@media print": { display: "block" } },
  // The side bar's place is there before its module is loaded.
  expanded: { gridTemplateColumns: "220px minmax(0, 1fr)" },
  collapsed: { gridTemplateColumns: "56px minmax(0, 1fr)" },
  // The bar at the lower edge covers nothing.
  withBar: {
    "--bottomBar": "calc(56px + env(safe-area-inset-bottom))",
    paddingBottom: "var(--bottomBar)",
    "@media print": { paddingBottom: 0 },
  },
  // The bell's place is there before its module is loaded.
  bell: { display: "inline-flex", minWidth: "32px" },
  side: { "@media print": { display: "none" } },
});

const loadSideBar = lazyModule(async () => (await import("./SideBar.tsx")).SideBar);

const loadShortcuts = lazyModule(async () => (await import("../palette/Shortcuts.tsx")).Shortcuts);

const loadBell = lazyModule(async () => (await import("../alerts/AlertBell.tsx")).AlertBell);

const loadBottomBar = lazyModule(async () => (await import("./BottomBar.tsx")).BottomBar);

const loadSharedControls = lazyModule(async () => (await import("./sharedControls.ts")).SHARED_CONTROLS);

const loadDrawer = lazyModule(async () => (await import("./NavDrawer.tsx")).NavDrawer);

/**
 * Surrounds every screen with the top bar, the drawer, the bar of phones and tablets, and live alerts; the route renders
 * the screen itself.
 */
export function Frame({ staffMember }: { staffMember: Frame_staffMember$key }) {
  const styles = useStyles();
  const words = useMessages("frame");
  const [menuOpen, setMenuOpen] = useState(false);
  const [searches, setSearches] = useState(false);
  const [Shortcuts, askForShortcuts] = useLazyModule(loadShortcuts);
  useEffect(() => whenIdle(askForShortcuts), [askForShortcuts]);
  const [, askForMessages] = useLazyModule(loadLaterCatalog);
  useEffect(() => whenIdle(askForMessages), [askForMessages]);
  // A screen whose controls could not be loaded in advance loads them itself.
  useEffect(() => whenIdle(() => void loadSharedControls().catch(() => {})), []);
  const takeEarlyShortcut = useEarlyShortcut(Shortcuts !== null);
  const [NavDrawer, askForDrawer] = useLazyModule(loadDrawer);
  const [menuButton, setMenuButton] = useState<HTMLButtonElement | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const openMenu = (from: HTMLElement | null) => {
    setOpener(from);
    setMenuOpen(true);
    askForDrawer();
  };
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const person = useFragment(
    graphql`
      fragment Frame_staffMember on StaffMember {
        id
        role
        ...UserMenu_staffMember
      }
    `,
    staffMember,
  );
  const role = person.role === "ADMIN" ? "ADMIN" : "STAFF";
  const { pathname } = useLocation();
  const sideBar = useSideBar(role === "ADMIN");
  const [SideBar, askForSideBar] = useLazyModule(loadSideBar);
  useEffect(() => {
    if (sideBar.isShown) askForSideBar();
  }, [sideBar.isShown, askForSideBar]);
  const [AlertBell, askForBell] = useLazyModule(loadBell);
  useEffect(() => {
    if (role === "ADMIN") askForBell();
  }, [role, askForBell]);
  const hasBar = useMediaQuery(BOTTOM_BAR);
  const [BottomBar, askForBottomBar] = useLazyModule(loadBottomBar);
  useEffect(() => {
    if (hasBar) askForBottomBar();
  }, [hasBar, askForBottomBar]);
  return (
    <RoleContext value={role}>
      <a href="#main" className={styles.skip}>
        {words.skip}
      </a>
      <TopBar
        menuButton={setMenuButton}
        isExpanded={sideBar.toggle === null ? undefined : !sideBar.isCollapsed}
        onMenu={sideBar.toggle ?? (() => openMenu(menuButton))}
        onSearch={() => {
          setSearches(true);
          askForShortcuts();
        }}
      >
        {role === "ADMIN" && <span className={styles.bell}>{AlertBell !== null && <AlertBell />}</span>}
        {role === "ADMIN" && <SoundButton />}
        <UserMenu staffMember={person} />
      </TopBar>
      {Shortcuts !== null && (
        <Shortcuts
          userId={person.id}
          isAsked={searches}
          takeEarly={takeEarlyShortcut}
          onClosed={() => setSearches(false)}
        />
      )}
      <ConnectionBar />
      <ConsoleAlerts isAdmin={role === "ADMIN"} />
      {NavDrawer !== null && <NavDrawer open={menuOpen} role={role} opener={opener} onClose={closeMenu} />}
      <div
        className={mergeClasses(
          styles.body,
          hasBar && styles.withBar,
          sideBar.isShown && (sideBar.isCollapsed ? styles.collapsed : styles.expanded),
        )}
      >
        {sideBar.isShown && (
          <div className={styles.side}>
            {SideBar !== null && <SideBar role={role} isCollapsed={sideBar.isCollapsed} />}
          </div>
        )}
        <main id="main" tabIndex={-1} className={styles.main}>
          <WaitingScreen />
          <UserContext value={person.id}>
            {isOpenTo(role, pathname) ? <Outlet /> : <ForbiddenPage />}
          </UserContext>
        </main>
      </div>
      <Suspense fallback={null}>
        {hasBar && BottomBar !== null && <BottomBar role={role} staffId={person.id} onMore={openMenu} />}
      </Suspense>
    </RoleContext>
  );
}
