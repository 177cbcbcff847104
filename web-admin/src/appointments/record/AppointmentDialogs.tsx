import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { useLazyModule } from "@machiya/schema/client/lazyModule";
import { useSearchParams } from "react-router";
import type { OpenAppointmentQuery } from "../../__generated__/OpenAppointmentQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useRouteLoaded } from "../../relay/routeQuery.ts";
import { useOpen } from "../../relay/useOpen.ts";
import { useRole } from "../../session/role.ts";
import { AsyncPanel } from "../../ui/dialogs/AsyncDialog.tsx";
import type { ChosenCustomer } from "../booking/CustomerFinder.tsx";
import { addedStaff, addedStart } from "../list/appointmentSearch.ts";
import { useAppointmentAddress } from "../list/useAppointmentAddress.ts";

const BookingPanel = createLazyComponent(
  async () => (await import("../booking/BookingPanel.tsx")).BookingPanel,
);
const OpenAppointment = createLazyComponent(
  async () => (await import("./OpenAppointment.tsx")).OpenAppointment,
);

/**
 * Renders the dialog that the URL opens: `?add=` to create, for a customer if the screen shows one,
 * `?appointment=` to read, `?edit=` to edit.
 */
export function AppointmentDialogs({ customer = null }: { customer?: ChosenCustomer | null }) {
  const words = useMessages("appointments");
  const loaded = useRouteLoaded<OpenAppointmentQuery>();
  const { close } = useAppointmentAddress();
  const { addTitle } = useMessages("appointmentForm");
  const { opened } = useOpen("add");
  const [search] = useSearchParams();
  const isAdmin = useRole() === "ADMIN";
  useLazyModule(BookingPanel.preload);
  useLazyModule(OpenAppointment.preload);
  if (opened !== null && isAdmin) {
    return (
      <AsyncPanel title={addTitle} attempt={null} onClose={close}>
        <BookingPanel
          startsAt={addedStart(opened)}
          staffMemberId={addedStaff(search.get("addStaff"))}
          customer={customer}
          onClose={close}
        />
      </AsyncPanel>
    );
  }
  if (loaded === null) return null;
  return (
    <AsyncPanel title={words.untitled} attempt={loaded} onClose={close}>
      <OpenAppointment loaded={loaded} onClose={close} />
    </AsyncPanel>
  );
}
