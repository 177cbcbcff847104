import type { AppointmentState } from "@machiya/schema/domain/appointments/appointmentState";
import type { Tone } from "../../ui/Tag.tsx";

/** Pending is orange, confirmed green and canceled red (decisions.md §5). */
export const appointmentTones: Record<AppointmentState, Tone> = {
  PENDING: "wait",
  CONFIRMED: "done",
  CANCELLED: "bad",
};
