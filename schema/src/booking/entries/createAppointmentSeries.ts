import type { Appointment } from "@machiya/prisma/client";
import type { Context } from "../../context.ts";
import { type Alternative, DomainError, type ErrorCode } from "../../domain/errors.ts";
import { instantOfWall, shiftDay, wallTime } from "../../domain/time/calendarTime.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { type AppointmentEntry, createAppointment, type EntryOptions } from "./createAppointments.ts";

/** The longest interval of a series in weeks, and its largest number of appointments. */
export const MAX_SERIES_WEEKS = 8;
export const MAX_SERIES_LENGTH = 12;

export interface AppointmentSeries {
  appointment: AppointmentEntry & Pick<EntryOptions, "outsideHours">;
  everyWeeks: number;
  /** The number of appointments, including the first. */
  times: number;
}

/** What happened on one date of a series. */
export interface SeriesEntry {
  startsAt: Date;
  /** The created appointment's row number; null: the time was refused. */
  appointmentId: Appointment["id"] | null;
  refusal: { code: ErrorCode; params: DomainError["params"]; nearest: Alternative | null } | null;
}

/** Errors that concern one date only, so that the other dates of the series are still booked. */
const OF_ONE_DATE: readonly ErrorCode[] = ["SLOT_TAKEN", "STAFF_NOT_AVAILABLE", "OUTSIDE_BOOKING_WINDOW"];

function requireNumber(field: "everyWeeks" | "times", value: number, min: number, max: number): void {
  if (value >= min && value <= max) return;
  throw new DomainError("INVALID_INPUT", { field, rule: { kind: "NUMBER", min, max } }, ["input", field]);
}

/** Returns the instant that is so many days later on the store's clock. */
const daysLater = (instant: Date, days: number, zone: string) => {
  const wall = wallTime(instant, zone);
  return instantOfWall(`${shiftDay(wall.slice(0, 10), days)}${wall.slice(10)}`, zone);
};

function entryOn(appointment: AppointmentSeries["appointment"], days: number, zone: string) {
  const later = (at: Date | null | undefined) => (at == null ? at : daysLater(at, days, zone));
  const { details, lines } = appointment;
  return {
    ...appointment,
    details: { ...details, startsAt: later(details.startsAt) },
    lines: lines.map((line) => ({ ...line, startsAt: later(line.startsAt) })),
  };
}

/**
 * Creates an appointment and its repetitions at the same time of the store's clock, each in its own
 * transaction: a date that is not available does not prevent the others. Returns one entry per date. Throws
 * INVALID_INPUT, NOT_FOUND before anything is created.
 */
export async function createAppointmentSeries(
  context: Context,
  { appointment, everyWeeks, times }: AppointmentSeries,
): Promise<SeriesEntry[]> {
  requireNumber("everyWeeks", everyWeeks, 1, MAX_SERIES_WEEKS);
  requireNumber("times", times, 1, MAX_SERIES_LENGTH);
  const zone = await shopTimeZone(context.prisma);
  const entries: SeriesEntry[] = [];
  for (let index = 0; index < times; index++) {
    const entry = entryOn(appointment, index * everyWeeks * 7, zone);
    const startsAt = entry.details.startsAt ?? new Date(0);
    try {
      entries.push({ startsAt, appointmentId: await createAppointment(context, entry), refusal: null });
    } catch (error) {
      const isTime = error instanceof DomainError && OF_ONE_DATE.includes(error.code);
      // An invalid input is the same on every date, so the first one has already thrown it.
      if (!isTime) throw error;
      const { code, params } = error;
      const nearest = params.alternatives?.[0] ?? null;
      entries.push({ startsAt, appointmentId: null, refusal: { code, params, nearest } });
    }
  }
  return entries;
}
