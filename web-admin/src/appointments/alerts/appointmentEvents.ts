import { changeSignal } from "../../relay/changeSignal.ts";
import { newRecords } from "../../relay/records/newRecords.ts";

/** Appointments that customers booked while the console was open and that were not opened yet. */
const fresh = newRecords();

/** Calls back, and reports, after every change of an appointment. */
export const { listen: onAppointmentChange, report: reportAppointmentChange } = changeSignal();

export const reportNewAppointment = fresh.report;

/** Marks an appointment as opened. */
export const markAppointmentRead = fresh.opened;

/** Returns whether a customer booked it while the console was open and it was not opened yet. */
export const useIsNew = fresh.useIsFresh;
