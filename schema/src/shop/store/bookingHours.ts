import { z } from "zod";
import { areSeparate, type WeeklySpan } from "../../domain/time/weeklySpans.ts";
import { readInput, ruled } from "../../input.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { endsAfterStart, weeklySpanFields } from "./weeklySpanInput.ts";

/** Maximum number of rows: six time ranges on each weekday. */
const MAX_ROWS = 42;

const rows = z.array(z.object(weeklySpanFields).refine(...endsAfterStart)).max(MAX_ROWS);
const details = z.object({ bookingHours: ruled(rows, { kind: "SPANS", max: MAX_ROWS }, areSeparate) });

/**
 * Returns booking hours as they are stored, sorted by weekday and time. Throws INVALID_INPUT on the field that is
 * wrong, or on all of them when some overlap.
 */
export function readBookingHours(bookingHours: readonly WeeklySpan[]): WeeklySpan[] {
  const read = readInput(details, { bookingHours }, ["input", "details"]);
  return read.bookingHours.sort((a, b) => a.weekday - b.weekday || a.startMinute - b.startMinute);
}

/** Returns the current booking hours. */
export function findBookingHours(tx: Transaction): Promise<WeeklySpan[]> {
  return tx.bookingHours.findMany({
    select: { weekday: true, startMinute: true, endMinute: true },
    orderBy: [{ weekday: "asc" }, { startMinute: "asc" }],
  });
}

/** Replaces the current booking hours. */
export async function replaceBookingHours(tx: Transaction, wanted: readonly WeeklySpan[]): Promise<void> {
  await tx.bookingHours.deleteMany();
  await tx.bookingHours.createMany({ data: [...wanted] });
}
