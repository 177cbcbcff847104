import { makeStyles, tokens } from "@fluentui/react-components";
import { lazyModule, useLazyModule } from "@machiya/schema/client/lazyModule";
import { useCallback, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Outlet } from "react-router";
import type { Frame_staffMember$key } from "../__generated__/Frame_staffMember.graphql.ts";
import { AppointmentAlerts } from "../appointments/alerts/AppointmentAlerts.tsx";
import { useMessages } from "../language/language.ts";
import { OrderAlerts } from "../orders/alerts/OrderAlerts.tsx";
import { SoundButton } from "../orders/alerts/SoundButton.tsx";
import { ListAlerts } from "../relay/ListAlerts.tsx";
import { RoleContext } from "../session/role.ts";
import { UserMenu } from "../session/UserMenu.tsx";
import { UserContext } from "../session/user.ts";
import { brandTokens } from "../ui/theme.ts";
import { ConnectionBar } from "./ConnectionBar.tsx";
import { TopBar } from "./TopBar.tsx";

const useStyles = makeStyles({
  skip: {
    position: "fixed",
    top: "-60px",
    left: "12px",
    zIndex: 20,
    padding: "10px 16px",
    borderRadius: tokens.borderRadiusMedium,
    color: brandTokens.barText,
    backgroundColor: "#9a3520",
    ":focus": { top: "6px" },
  },
  main: { outlineStyle: "none" },
});

const loadDrawer = lazyModule(async () => (await import("./NavDrawer.tsx")).NavDrawer);

/**
 * Surrounds every screen with the top bar, the drawer and live alerts; the route renders the screen itself.
 */
export function Frame({ staffMember }: { staffMember: Frame_staffMember$key }) {
  const styles = useStyles();
  const words = useMessages("frame");
  const [menuOpen, setMenuOpen] = useState(false);
  const [NavDrawer, askForDrawer] = useLazyModule(loadDrawer);
  const [menuButton, setMenuButton] = useState<HTMLButtonElement | null>(null);
  const openMenu = () => {
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
  const hearsOrders = role === "ADMIN";
  return (
    <RoleContext value={role}>
      <a href="#main" className={styles.skip}>
        {words.skip}
      </a>
      <TopBar menuButton={setMenuButton} onMenu={openMenu}>
        {hearsOrders && <SoundButton />}
        <UserMenu staffMember={person} />
      </TopBar>
      <ConnectionBar />
      {hearsOrders && <OrderAlerts />}
      <ListAlerts />
      <AppointmentAlerts announces={role === "ADMIN"} />
      {NavDrawer !== null && (
        <NavDrawer open={menuOpen} role={role} opener={menuButton} onClose={closeMenu} />
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <UserContext value={person.id}>
          <Outlet />
        </UserContext>
      </main>
    </RoleContext>
  );
}
