import type { AppointmentState } from "@machiya/schema/domain/appointments/appointmentState";
import type { Tone } from "../../ui/Tag.tsx";

/** Pending orange, confirmed green, cancelled red (decisions.md §5). */
export const appointmentTones: Record<AppointmentState, Tone> = {
  PENDING: "wait",
  CONFIRMED: "done",
  CANCELLED: "bad",
};
