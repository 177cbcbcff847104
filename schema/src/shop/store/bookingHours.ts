import { z } from "zod";
import { DomainError } from "../../domain/errors.ts";
import { overlaps } from "../../domain/time/intervals.ts";
import type { Transaction } from "../../writes/transaction.ts";

export interface BookingHours {
  weekday: number;
  startMinute: number;
  endMinute: number;
}

/** Maximum number of rows: six time ranges on each weekday. */
const MAX_ROWS = 42;

const hours = z
  .array(
    z
      .object({
        weekday: z.int().min(1).max(7),
        startMinute: z.int().min(0),
        endMinute: z.int().max(1440),
      })
      .refine(({ startMinute, endMinute }) => startMinute < endMinute),
  )
  .max(MAX_ROWS);

/**
 * Returns booking hours as they are stored, sorted by weekday and time. Throws INVALID_INPUT unless each ends
 * after its start and none overlap.
 */
export function readBookingHours(input: readonly BookingHours[]): BookingHours[] {
  const read = hours.safeParse(input);
  const sorted = (read.data ?? []).sort((a, b) => a.weekday - b.weekday || a.startMinute - b.startMinute);
  const collide = sorted.some((one, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next.weekday === one.weekday && overlaps(span(one), span(next));
  });
  if (!read.success || collide) {
    const rule = { kind: "SPANS", max: MAX_ROWS } as const;
    throw new DomainError("INVALID_INPUT", { field: "bookingHours", rule }, [
      "input",
      "details",
      "bookingHours",
    ]);
  }
  return sorted;
}

const span = ({ startMinute, endMinute }: BookingHours) => ({ start: startMinute, end: endMinute });

/** Returns the current booking hours. */
export function findBookingHours(tx: Transaction): Promise<BookingHours[]> {
  return tx.bookingHours.findMany({
    select: { weekday: true, startMinute: true, endMinute: true },
    orderBy: [{ weekday: "asc" }, { startMinute: "asc" }],
  });
}

/** Replaces the current booking hours. */
export async function replaceBookingHours(tx: Transaction, wanted: readonly BookingHours[]): Promise<void> {
  await tx.bookingHours.deleteMany();
  await tx.bookingHours.createMany({ data: [...wanted] });
}
