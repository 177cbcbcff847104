import type { Actor } from "../../actor.ts";
import { type BookingActor, bookingStarts, bookingWindow } from "../../domain/appointments/bookingWindow.ts";
import {
  type AlternativesQuestion,
  MAX_ALTERNATIVES,
  MAX_DAYS_AWAY,
  nearestAlternatives,
  type RequestedStart,
} from "../../domain/appointments/nearestAlternatives.ts";
import type { Alternative } from "../../domain/errors.ts";
import { instantAt, minuteAtClock } from "../../domain/time/dayMinutes.ts";
import { calendarDays, dayOf, formatDayTime } from "../../domain/time/shopTime.ts";
import { globalId } from "../../ids.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { daysOfItems } from "../appointments/appointmentRow.ts";
import { spanOfItems } from "../appointments/plannedItems.ts";
import { type DaySchedule, type DaySchedules, daySchedules } from "./daySchedules.ts";
import { dateOf, dayOfDate } from "./days.ts";
import type { ScheduleReader } from "./sharedSchedules.ts";
import { type TimeCheck, validateItems } from "./validateItems.ts";

/** The step in clock minutes of starts proposed to staff, who may book any minute. */
const STEP_MINUTES = 30;

/** The days on either side of the requested day that are read first, because they usually suffice. */
const NEAR_DAYS = 2;

const DAY_MS = 86_400_000;

/**
 * Returns the nearest available times, best first: with the requested staff members or, unless the question
 * keeps them, with anyone.
 */
export async function findAlternatives(
  context: Actor,
  question: TimeCheck,
  schedules: Pick<ScheduleReader, "read"> = { read: (days) => daySchedules(context.prisma, days) },
): Promise<Alternative[]> {
  const named = question.items.find((item) => item.moved && item.staffMemberId !== null);
  const asked = {
    startsAt: spanOfItems(question.items).startsAt,
    staffMemberId: named?.staffMemberId ?? null,
    keepsStaff: question.keepsStaff,
  };
  const zone = await shopTimeZone(context.prisma);
  const within = (radius: number) =>
    startsWithin({ now: context.now(), zone, schedules }, question, asked, radius);
  const near = await within(NEAR_DAYS);
  const sure = near.filter(
    ({ staffMemberId, startsAt }) =>
      (staffMemberId === asked.staffMemberId || startsAt.getTime() === asked.startsAt.getTime()) &&
      Math.abs(startsAt.getTime() - asked.startsAt.getTime()) <= NEAR_DAYS * DAY_MS,
  );
  const found = sure.length === MAX_ALTERNATIVES ? near : await within(MAX_DAYS_AWAY);
  return found.map(({ startsAt, staffMemberId, staffName }) => ({
    startsAt: startsAt.toISOString(),
    at: formatDayTime(startsAt, zone, "en"),
    staffMemberId: staffMemberId === null ? null : globalId("StaffMember", staffMemberId),
    staffName,
  }));
}

/** Returns the nearest available times at most `radius` days away. */
async function startsWithin(
  { now, zone, schedules }: { now: Date; zone: string; schedules: Pick<ScheduleReader, "read"> },
  question: TimeCheck,
  asked: AlternativesQuestion,
  radius: number,
): Promise<(RequestedStart & { staffName: string | null })[]> {
  const { by, atLeast, standing } = question;
  const { firstDay, lastDay } = bookingWindow({ by, now, zone });
  const days = daysAround(dayOf(asked.startsAt, zone), radius).filter(
    (day) => day >= firstDay && (lastDay === null || day <= lastDay),
  );
  const last = days.at(-1);
  if (last === undefined) return [];
  // One more day covers appointments that cross midnight on the last day.
  const salon = await schedules.read({
    days: [...days, ...calendarDays(last, 2)],
    atLeast,
    ignoreAppointmentId: standing?.id,
  });
  const starts = days.flatMap((day) => startsOn(salon.days.get(day), by));
  const names = new Map(salon.days.get(last)?.staff.map(({ id, name }) => [id, name]));
  return nearestAlternatives(asked, starts, (start) =>
    isFree(salon, movedTo(question, asked, start), now),
  ).map((one) => ({
    ...one,
    staffName: one.staffMemberId === null ? null : (names.get(one.staffMemberId) ?? null),
  }));
}

function daysAround(day: string, radius: number): string[] {
  const first = dayOfDate(new Date(dateOf(day).getTime() - radius * DAY_MS));
  return calendarDays(first, 2 * radius + 1);
}

function startsOn(day: DaySchedule | undefined, by: BookingActor): Date[] {
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

/**
 * Returns the check of the whole appointment at another time, with the requested staff members or with
 * anyone.
 */
function movedTo(question: TimeCheck, asked: RequestedStart, to: RequestedStart): TimeCheck {
  const by = to.startsAt.getTime() - asked.startsAt.getTime();
  return {
    ...question,
    items: question.items.map((item) => ({
      ...item,
      moved: true,
      staffMemberId: to.staffMemberId === null ? null : item.staffMemberId,
      startsAt: new Date(item.startsAt.getTime() + by),
      endsAt: new Date(item.endsAt.getTime() + by),
    })),
  };
}

/** Returns whether all items are available; false when one of their days was not read. */
export function isFree(salon: DaySchedules, question: TimeCheck, now: Date): boolean {
  return (
    daysOfItems(question.items, salon.zone).every((day) => salon.days.has(day)) &&
    validateItems(salon, question, now) === null
  );
}
