import type { ShiftState } from "@machiya/prisma/enums";
import type { Context } from "../context.ts";
import type { Booker } from "../domain/bookingWindow.ts";
import { DomainError } from "../domain/errors.ts";
import type { SlotVerdict } from "../domain/slots.ts";

export interface StaffChoicesQuestion {
  startsAt: Date;
  endsAt?: Date | null | undefined;
  serviceId?: string | null | undefined;
  atLeast?: ShiftState | null | undefined;
  ignoreAppointmentId?: string | null | undefined;
}

export interface StaffChoiceAnswer extends SlotVerdict {
  staffMemberId: number;
}

export interface StaffChoicesAnswer {
  notSpecified: boolean;
  staff: StaffChoiceAnswer[];
}

export async function chooseStaff(
  _context: Context,
  _by: Booker,
  _question: StaffChoicesQuestion,
): Promise<StaffChoicesAnswer> {
  throw new DomainError("INTERNAL");
}
