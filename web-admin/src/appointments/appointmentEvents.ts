import { freshRecords } from "../relay/freshRecords.ts";

const watchers = new Set<() => void>();

/** Appointments that customers booked while the console was open and that nobody has opened. */
const fresh = freshRecords();

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
export const appointmentOpened = fresh.opened;

/** Whether a customer booked it while the console was open, and nobody has opened it yet. */
export const useIsFresh = fresh.useIsFresh;
