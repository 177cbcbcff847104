import { useSearchParams } from "react-router";
import type { OpenStaffQuery } from "../__generated__/OpenStaffQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { useRole } from "../session/role.ts";
import { OpenedPanel } from "../ui/Opened.tsx";
import { messages } from "./messages.ts";
import { NewStaff } from "./NewStaff.tsx";
import { OpenStaff } from "./OpenStaff.tsx";

/** What the address opens over the list: the form of somebody new (`?add=`), or somebody's detail (`?staff=`). */
export function StaffDialogs() {
  const words = useMessages(messages);
  const loaded = useRouteLoaded<OpenStaffQuery>();
  const isAdmin = useRole() === "ADMIN";
  const adding = useOpen("add");
  const [, setSearch] = useSearchParams();
  const close = () =>
    setSearch((latest) => {
      const changed = new URLSearchParams(latest);
      for (const key of ["staff", "tab"]) changed.delete(key);
      return changed;
    });
  if (adding.opened !== null && isAdmin) return <NewStaff onClose={adding.close} />;
  if (loaded === null) return null;
  return (
    <OpenedPanel title={words.untitled} attempt={loaded} onClose={close}>
      <OpenStaff loaded={loaded} onClose={close} />
    </OpenedPanel>
  );
}
