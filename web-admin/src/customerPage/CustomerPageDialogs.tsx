import { useOutletContext } from "react-router";
import type { ChosenCustomer } from "../appointments/booking/CustomerFinder.tsx";
import { AppointmentDialogs } from "../appointments/record/AppointmentDialogs.tsx";

/** Renders what the URL opens over the customer's page: one of their appointments, or a new one for them. */
export function CustomerPageDialogs() {
  return <AppointmentDialogs customer={useOutletContext<ChosenCustomer>()} />;
}
