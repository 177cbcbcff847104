import { changeSignal } from "../relay/changeSignal.ts";

/**
 * Calls back, and reports, after every change of working hours: shifts, templates, time off, closures, or booking
 * hours.
 */
export const { listen: onShiftsChange, report: reportShiftsChange } = changeSignal();
