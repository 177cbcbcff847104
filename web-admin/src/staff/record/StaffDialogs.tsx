import type { OpenStaffQuery } from "../../__generated__/OpenStaffQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useRouteLoaded } from "../../relay/routeQuery.ts";
import { useClose, useOpen } from "../../relay/useOpen.ts";
import { useRole } from "../../session/role.ts";
import { AsyncPanel } from "../../ui/dialogs/AsyncDialog.tsx";
import { NewStaff } from "./NewStaff.tsx";
import { OpenStaff } from "./OpenStaff.tsx";

/**
 * Renders what the URL opens over the list: `?add=` for a new staff member, `?staff=` for the detail of one.
 */
export function StaffDialogs() {
  const words = useMessages("staff");
  const loaded = useRouteLoaded<OpenStaffQuery>();
  const isAdmin = useRole() === "ADMIN";
  const adding = useOpen("add");
  const close = useClose("staff", "tab");
  if (adding.opened !== null && isAdmin) return <NewStaff onClose={adding.close} />;
  if (loaded === null) return null;
  return (
    <AsyncPanel title={words.untitled} attempt={loaded} onClose={close}>
      <OpenStaff loaded={loaded} onClose={close} />
    </AsyncPanel>
  );
}
