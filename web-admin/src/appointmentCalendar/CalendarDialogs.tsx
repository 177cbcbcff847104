import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { useLazyModule } from "@machiya/schema/client/lazyModule";
import type { OpenAppointmentQuery } from "../__generated__/OpenAppointmentQuery.graphql.ts";
import { useAppointmentAddress } from "../appointments/list/useAppointmentAddress.ts";
import { AppointmentDialogs } from "../appointments/record/AppointmentDialogs.tsx";
import { useMessages } from "../language/language.ts";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { AsyncPanel } from "../ui/dialogs/AsyncDialog.tsx";

const CalendarDetail = createLazyComponent(async () => (await import("./CalendarDetail.tsx")).CalendarDetail);

/**
 * Renders what the URL opens over the calendar: an appointment that can be moved, and the dialogs of the
 * list.
 */
export function CalendarDialogs() {
  const words = useMessages("appointments");
  const loaded = useRouteLoaded<OpenAppointmentQuery>();
  const { close } = useAppointmentAddress();
  const added = useOpen("add").opened !== null;
  useLazyModule(CalendarDetail.preload);
  if (loaded === null || loaded.variables.editing || added) return <AppointmentDialogs />;
  return (
    <AsyncPanel title={words.untitled} attempt={loaded} onClose={close}>
      <CalendarDetail loaded={loaded} onClose={close} />
    </AsyncPanel>
  );
}
