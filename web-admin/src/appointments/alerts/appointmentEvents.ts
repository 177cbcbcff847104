import { newRecords } from "../../relay/records/newRecords.ts";

const watchers = new Set<() => void>();

/** Appointments that customers booked while the console was open and that were not opened yet. */
const fresh = newRecords();

/**
 * Calls back after every change of an appointment that the server reports. Returns the unsubscribe function.
 */
export function onAppointmentChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function reportAppointmentChange(): void {
  for (const watcher of watchers) watcher();
}

export const reportNewAppointment = fresh.report;

/** Marks an appointment as opened. */
export const markAppointmentRead = fresh.opened;

/** Returns whether a customer booked it while the console was open and it was not opened yet. */
export const useIsNew = fresh.useIsFresh;
