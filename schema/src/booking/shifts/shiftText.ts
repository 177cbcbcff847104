import type { ShiftState } from "@machiya/prisma/enums";
import { dayOfDate } from "../availability/days.ts";

/** Formats a shift for the audit log: 2026-12-01 早班 PROPOSED. */
export function shiftText(shift: { date: Date; shiftTemplate: { name: string }; state: ShiftState }): string {
  return `${dayOfDate(shift.date)} ${shift.shiftTemplate.name} ${shift.state}`;
}
