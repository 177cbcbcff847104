import type { OpenAppointmentQuery } from "../__generated__/OpenAppointmentQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { useRole } from "../session/role.ts";
import { OpenedDialog, OpenedPanel } from "../ui/Opened.tsx";
import { addedStart } from "./appointmentSearch.ts";
import { NewAppointment } from "./NewAppointment.tsx";
import { OpenAppointment } from "./OpenAppointment.tsx";
import { useAppointmentAddress } from "./useAppointmentAddress.ts";

/** What the address opens over a screen about appointments: a new one (`?add=`), one to be read (`?appointment=`) or edited (`?edit=`). */
export function AppointmentDialogs() {
  const words = useMessages("appointments");
  const loaded = useRouteLoaded<OpenAppointmentQuery>();
  const { close } = useAppointmentAddress();
  const { addTitle } = useMessages("appointmentForm");
  const { opened } = useOpen("add");
  const isAdmin = useRole() === "ADMIN";
  if (opened !== null && isAdmin) {
    return (
      <OpenedDialog title={addTitle} attempt={null} onClose={close}>
        <NewAppointment startsAt={addedStart(opened)} onClose={close} />
      </OpenedDialog>
    );
  }
  if (loaded === null) return null;
  return (
    <OpenedPanel title={words.untitled} attempt={loaded} onClose={close}>
      <OpenAppointment loaded={loaded} onClose={close} />
    </OpenedPanel>
  );
}
