import { onAppointmentChange } from "../appointments/alerts/appointmentEvents.ts";
import { onOrderChange } from "../orders/alerts/orderEvents.ts";

/** Calls back after every change that can add an alert. Returns the unsubscribe function. */
export function onAlert(changed: () => void): () => void {
  const leave = [onOrderChange(() => changed()), onAppointmentChange(() => changed())];
  return () => {
    for (const left of leave) left();
  };
}
