import type { AppointmentState } from "@machiya/schema/domain/appointments/appointmentState";

interface AppointmentLook {
  /** The symbol in the grid and its legend. */
  mark: string;
  tag: "good" | "bad";
  /** The key of the text that explains the state. */
  hint: "pendingHint" | "confirmedHint" | null;
  pending: boolean;
}

/** How the calendar shows an appointment in each state. */
export const APPOINTMENT_LOOKS: Record<AppointmentState, AppointmentLook> = {
  PENDING: { mark: "?", tag: "bad", hint: "pendingHint", pending: true },
  CONFIRMED: { mark: "✓", tag: "good", hint: "confirmedHint", pending: false },
  CANCELLED: { mark: "✕", tag: "bad", hint: null, pending: false },
};
