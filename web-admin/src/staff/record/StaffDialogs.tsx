import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { useLazyModule } from "@machiya/schema/client/lazyModule";
import type { OpenStaffQuery } from "../../__generated__/OpenStaffQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useRouteLoaded } from "../../relay/routeQuery.ts";
import { useClose, useOpen } from "../../relay/useOpen.ts";
import { useRole } from "../../session/role.ts";
import { AsyncDialog, AsyncPanel } from "../../ui/dialogs/AsyncDialog.tsx";

const NewStaff = createLazyComponent(async () => (await import("./NewStaff.tsx")).NewStaff);
const OpenStaff = createLazyComponent(async () => (await import("./OpenStaff.tsx")).OpenStaff);

/**
 * Renders what the URL opens over the list: `?add=` for a new staff member, `?staff=` for the detail of one.
 */
export function StaffDialogs() {
  const words = useMessages("staff");
  const loaded = useRouteLoaded<OpenStaffQuery>();
  const isAdmin = useRole() === "ADMIN";
  const adding = useOpen("add");
  const close = useClose("staff", "tab");
  useLazyModule(NewStaff.preload);
  useLazyModule(OpenStaff.preload);
  if (adding.opened !== null && isAdmin) {
    return (
      <AsyncDialog title={words.addTitle} attempt={null} onClose={adding.close}>
        <NewStaff onClose={adding.close} />
      </AsyncDialog>
    );
  }
  if (loaded === null) return null;
  return (
    <AsyncPanel broad title={words.untitled} attempt={loaded} onClose={close}>
      <OpenStaff loaded={loaded} onClose={close} />
    </AsyncPanel>
  );
}
