import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";

export interface BusyTimeAnswer {
  staffMemberId: number | null;
  startsAt: Date;
  endsAt: Date;
}

export interface BusyTimesQuestion {
  staffMemberIds?: readonly string[] | null | undefined;
  from: string;
  to: string;
}

export async function findBusyTimes(
  _context: Context,
  _question: BusyTimesQuestion,
): Promise<BusyTimeAnswer[]> {
  throw new DomainError("INTERNAL");
}
