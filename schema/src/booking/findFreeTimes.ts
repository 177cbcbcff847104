import type { ShiftState } from "@machiya/prisma/enums";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import type { BusyTimesQuestion } from "./findBusyTimes.ts";

export interface FreeTimeAnswer {
  staffMemberId: number;
  startsAt: Date;
  endsAt: Date;
}

export async function findFreeTimes(
  _context: Context,
  _question: BusyTimesQuestion,
  _atLeast: ShiftState,
): Promise<FreeTimeAnswer[]> {
  throw new DomainError("INTERNAL");
}
