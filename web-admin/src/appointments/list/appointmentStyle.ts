import type { AppointmentState } from "@machiya/schema/domain/appointments/appointmentState";
import type { Tone } from "../../ui/Tag.tsx";

interface AppointmentStyle {
  tone: Tone;
  /** The symbol in calendars. */
  mark: string;
}

/** Pending is orange, confirmed green and canceled red (decisions.md §5). */
const STYLES: Record<AppointmentState, AppointmentStyle> = {
  PENDING: { tone: "wait", mark: "?" },
  CONFIRMED: { tone: "done", mark: "✓" },
  CANCELLED: { tone: "bad", mark: "✕" },
};

/** Returns the style of a state; a state that a newer server sends is gray. */
export function appointmentStyle(state: string): AppointmentStyle {
  const styles: Readonly<Record<string, AppointmentStyle>> = STYLES;
  return styles[state] ?? { tone: "off", mark: "·" };
}
