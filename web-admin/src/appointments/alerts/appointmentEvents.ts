import { newRecords } from "../../relay/records/newRecords.ts";

const watchers = new Set<() => void>();

/** Appointments that customers booked while the console was open and that nobody has opened. */
const fresh = newRecords();

/** Calls back after every change of an appointment that the server tells. Returns the way to stop. */
export function onAppointmentChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function reportAppointmentChange(): void {
  for (const watcher of watchers) watcher();
}

export const reportNewAppointment = fresh.report;

/** Somebody opened this appointment. */
export const markAppointmentRead = fresh.opened;

/** Whether a customer booked it while the console was open, and nobody has opened it yet. */
export const useIsNew = fresh.useIsFresh;
