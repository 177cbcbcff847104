import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import type { SlotAnswer } from "./slot.ts";

export interface FreeSlotsQuestion {
  from: string;
  to: string;
  serviceIds: readonly string[];
  staffMemberId?: string | null | undefined;
  ignoreAppointmentId?: string | null | undefined;
  forStaff: boolean;
}

export interface FreeSlotsAnswer {
  firstDay: Date;
  lastDay: Date | null;
  days: { date: Date; slots: SlotAnswer[] }[];
}

export async function findFreeSlots(
  _context: Context,
  _question: FreeSlotsQuestion,
): Promise<FreeSlotsAnswer> {
  throw new DomainError("INTERNAL");
}
