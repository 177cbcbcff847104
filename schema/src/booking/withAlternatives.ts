import type { Context } from "../context.ts";
import { bookingStarts, bookingWindow } from "../domain/bookingWindow.ts";
import { instantAt, minuteAtClock } from "../domain/dayMinutes.ts";
import { type Alternative, DomainError } from "../domain/errors.ts";
import { type AskedStart, MAX_DAYS_AWAY, nearestAlternatives } from "../domain/nearestAlternatives.ts";
import { calendarDays, dayOf, formatDayTime } from "../domain/shopTime.ts";
import { globalId } from "../ids.ts";
import { shopTimeZone } from "../shop/shopTimeZone.ts";
import { daysOfItems } from "./appointmentRow.ts";
import { dateOf, dayOfDate } from "./days.ts";
import { judgeItems, type TimeQuestion } from "./judgeItems.ts";
import { spanOfItems } from "./plannedItems.ts";
import { SlotRefused } from "./requireFree.ts";
import { type Salon, type SalonDay, salonDays } from "./salonDays.ts";

/** Staff may begin at any minute; what is proposed to them begins at these, of the clock. */
const STEP_MINUTES = 30;

const DAY_MS = 86_400_000;

/** Does a write; a refusal of its time leaves with the nearest times that could be had instead. */
export async function withAlternatives<Result>(
  context: Context,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof DomainError ? await nameAlternatives(context, error) : error;
  }
}

/** The same refusal; where a time was taken, or somebody not there, with other times. Read after the write has let go of its days. */
export async function nameAlternatives(context: Context, refused: DomainError): Promise<DomainError> {
  if (!(refused instanceof SlotRefused) || refused.code === "OUTSIDE_BOOKING_WINDOW") return refused;
  const { code, params, question } = refused;
  return new DomainError(code, { ...params, alternatives: await findAlternatives(context, question) });
}

async function findAlternatives(context: Context, question: TimeQuestion): Promise<Alternative[]> {
  const { by, atLeast, items, standing } = question;
  const { prisma } = context;
  const now = context.now();
  const zone = await shopTimeZone(prisma);
  const { startsAt } = spanOfItems(items);
  const { firstDay, lastDay } = bookingWindow({ by, now, zone });
  const days = daysAround(dayOf(startsAt, zone)).filter(
    (day) => day >= firstDay && (lastDay === null || day <= lastDay),
  );
  if (days.length === 0) return [];
  // A day more, for what begins late on the last one and crosses midnight.
  const salon = await salonDays(prisma, {
    days: [...days, ...calendarDays(days.at(-1) ?? firstDay, 2)],
    atLeast,
    ignoreAppointmentId: standing?.id,
  });
  const starts = days.flatMap((day) => startsOn(salon.days.get(day), by));
  const asked = {
    startsAt,
    staffMemberId: items.find((item) => item.moved && item.staffMemberId !== null)?.staffMemberId ?? null,
  };
  const found = nearestAlternatives(asked, starts, (start) =>
    isFree(salon, shifted(question, asked, start), now),
  );
  const names = new Map(
    [...salon.days.values()].flatMap(({ staff }) => staff.map(({ id, name }) => [id, name])),
  );
  return found.map((one) => ({
    startsAt: one.startsAt.toISOString(),
    at: formatDayTime(one.startsAt, zone, "en"),
    staffMemberId: one.staffMemberId === null ? null : globalId("StaffMember", one.staffMemberId),
    staffName: one.staffMemberId === null ? null : (names.get(one.staffMemberId) ?? null),
  }));
}

/** The days that are near enough, and one at each end that may be. */
function daysAround(day: string): string[] {
  const first = dayOfDate(new Date(dateOf(day).getTime() - MAX_DAYS_AWAY * DAY_MS));
  return calendarDays(first, 2 * MAX_DAYS_AWAY + 1);
}

function startsOn(day: SalonDay | undefined, by: TimeQuestion["by"]): Date[] {
  if (day === undefined) return [];
  const { measured, staff } = day;
  const at = (minute: number) => instantAt(measured, minute);
  if (by === "CUSTOMER") return bookingStarts(measured).map(at);
  const shifts = staff.flatMap(({ staffDay }) => staffDay.shifts);
  const clocks = Array.from({ length: 1440 / STEP_MINUTES }, (_, step) => step * STEP_MINUTES);
  return [...new Set(clocks.map((clock) => minuteAtClock(measured, clock)))]
    .filter((minute) => shifts.some(({ start, end }) => start <= minute && minute < end))
    .map(at);
}

/** The appointment at another time, all of it judged: with those who were asked for, or with anyone. */
function shifted(question: TimeQuestion, asked: AskedStart, to: AskedStart): TimeQuestion {
  const by = to.startsAt.getTime() - asked.startsAt.getTime();
  const anyone = to.staffMemberId === null;
  return {
    ...question,
    items: question.items.map((item) => ({
      ...item,
      moved: true,
      staffMemberId: anyone ? null : item.staffMemberId,
      startsAt: new Date(item.startsAt.getTime() + by),
      endsAt: new Date(item.endsAt.getTime() + by),
    })),
  };
}

function isFree(salon: Salon, question: TimeQuestion, now: Date): boolean {
  return (
    daysOfItems(question.items, salon.zone).every((day) => salon.days.has(day)) &&
    judgeItems(salon, question, now) === null
  );
}
