import type { AppointmentState } from "@machiya/schema/domain/appointments/appointmentState";
import type { DayAvailability } from "@machiya/schema/domain/appointments/dayAvailability";

interface AppointmentLook {
  /** The symbol in the grid and its legend. */
  mark: string;
  tag: "good" | "offer" | "bad";
  /** The key of the text that explains the state. */
  hint: "pendingHint" | "confirmedHint" | null;
  pending: boolean;
}

/** How the calendar shows an appointment in each state. */
export const APPOINTMENT_LOOKS: Record<AppointmentState, AppointmentLook> = {
  PENDING: { mark: "?", tag: "offer", hint: "pendingHint", pending: true },
  CONFIRMED: { mark: "✓", tag: "good", hint: "confirmedHint", pending: false },
  CANCELLED: { mark: "✕", tag: "bad", hint: null, pending: false },
};

/** The symbols of Japanese and Taiwanese salons for free, few, and full. */
export const AVAILABILITY_LOOKS: Record<DayAvailability, { mark: string; name: string }> = {
  FREE: { mark: "○", name: "free" },
  FEW: { mark: "△", name: "few" },
  FULL: { mark: "✕", name: "full" },
};
