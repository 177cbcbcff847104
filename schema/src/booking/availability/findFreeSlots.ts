import type { Context } from "../../context.ts";
import { bookableStarts } from "../../domain/appointments/bookableStarts.ts";
import {
  type BookingActor,
  bookingStarts,
  bookingWindow,
  windowOnDays,
} from "../../domain/appointments/bookingWindow.ts";
import { DomainError } from "../../domain/errors.ts";
import { isAtLeast, type ShiftState } from "../../domain/shifts/shiftApproval.ts";
import { halfHours, instantAt } from "../../domain/time/dayMinutes.ts";
import { requireRowId } from "../../input.ts";
import { isStaff } from "../../viewer.ts";
import { requireAll } from "../../writes/batchUpdate.ts";
import { type DaySchedule, type DaySchedules, daySchedules } from "./daySchedules.ts";
import { dateOf, daysFromTo } from "./days.ts";
import { ignoredAppointment } from "./ignoredAppointment.ts";
import type { SlotResult } from "./slot.ts";

/** The maximum number of days per query: two months, as far ahead as customers can book. */
export const MAX_SLOT_DAYS = 62;

/** The maximum number of services, equal to the maximum number of lines of an appointment. */
const MAX_SERVICES = 20;

/** The minimum state of a shift that counts (decisions.md §5). */
export const MIN_SHIFT_STATE: Record<BookingActor, ShiftState> = {
  CUSTOMER: "OPEN_TO_CUSTOMERS",
  ADMIN: "CONFIRMED",
};

export interface FreeSlotsQuery {
  from: string;
  to: string;
  serviceIds: readonly string[];
  staffMemberId?: string | null | undefined;
  staffMemberIds?: readonly (string | null | undefined)[] | null | undefined;
  ignoreAppointmentId?: string | null | undefined;
  forStaff: boolean;
}

export interface FreeSlotsResult {
  firstDay: Date;
  lastDay: Date | null;
  days: { date: Date; slots: SlotResult[] }[];
}

/**
 * Returns the slots of each day; opening hours and closures bind customers only (decisions.md §6). Throws INVALID_INPUT, NOT_FOUND, and UNAUTHENTICATED or FORBIDDEN with
 * `forStaff`.
 */
export async function findFreeSlots(context: Context, question: FreeSlotsQuery): Promise<FreeSlotsResult> {
  const { prisma, viewer } = context;
  if (question.forStaff && !isStaff(viewer))
    throw new DomainError(viewer.staff === null ? "UNAUTHENTICATED" : "FORBIDDEN");
  const by = question.forStaff ? "ADMIN" : "CUSTOMER";
  const days = daysFromTo(question, ["input"], MAX_SLOT_DAYS);
  const serviceIds = readServiceIds(question.serviceIds);
  const staffMemberIds = await staffOfServices(context, question);
  const ignoreAppointmentId = await ignoredAppointment(context, question.ignoreAppointmentId);
  const salon = await daySchedules(prisma, { days, atLeast: MIN_SHIFT_STATE[by], ignoreAppointmentId });
  const services = orderedServices(salon, serviceIds).map((service, index) => ({
    ...service,
    staffMemberId: staffMemberIds[index] ?? null,
  }));

  const now = context.now();
  const { firstDay, lastDay } = bookingWindow({ by, now, zone: salon.zone });
  const windowOn = windowOnDays({ by, now, zone: salon.zone });
  return {
    firstDay: dateOf(firstDay),
    lastDay: lastDay === null ? null : dateOf(lastDay),
    days: [...salon.days.values()].map(({ day, measured, staff, unassigned }) => ({
      date: dateOf(day),
      slots: bookableStarts({
        ...windowOn(day),
        starts:
          by === "CUSTOMER"
            ? bookingStarts(measured)
            : startsOfStaff({ measured, staff }, staffMemberIds[0] ?? null),
        services,
        by,
        staff,
        unassigned,
        outsideHours: by === "ADMIN",
      }).map(({ start, end, ...verdict }) => ({
        ...verdict,
        startsAt: instantAt(measured, start),
        endsAt: instantAt(measured, end),
      })),
    })),
  };
}

/**
 * Returns every half hour of the clock from the first counting shift to the end of the last, of one staff
 * member or of all.
 */
function startsOfStaff(
  { measured, staff }: Pick<DaySchedule, "measured" | "staff">,
  staffMemberId: number | null,
): number[] {
  const shifts = staff
    .filter(({ id }) => staffMemberId === null || id === staffMemberId)
    .flatMap(({ staffDay }) => staffDay.shifts.filter(({ state }) => isAtLeast(state, staffDay.atLeast)));
  const first = Math.min(...shifts.map(({ start }) => start));
  const last = Math.max(...shifts.map(({ end }) => end));
  return halfHours(measured).filter((minute) => minute >= first && minute < last);
}

/** Returns the services' row numbers in input order. Throws INVALID_INPUT, NOT_FOUND. */
export function readServiceIds(ids: readonly string[], min = 1): number[] {
  const rule = { kind: "LIST", min, max: MAX_SERVICES } as const;
  if (ids.length < rule.min || ids.length > rule.max)
    throw new DomainError("INVALID_INPUT", { field: "serviceIds", rule }, ["input", "serviceIds"]);
  return ids.map((id) => requireRowId("Service", id));
}

/** Returns the services with their durations in minutes, in input order. Throws NOT_FOUND. */
export function orderedServices(salon: DaySchedules, ids: readonly number[]) {
  const wanted = new Set(ids);
  const found = requireAll(
    "Service",
    [...wanted],
    salon.services.filter(({ id }) => wanted.has(id)),
  );
  return ids.map((id) => ({ id, duration: found.get(id)?.durationMinutes ?? 0 }));
}

/**
 * Returns the requested staff member of each service; null: anyone. Throws INVALID_INPUT, NOT_FOUND. A former
 * staff member has no shifts.
 */
async function staffOfServices(
  { prisma }: Context,
  { serviceIds, staffMemberId, staffMemberIds }: FreeSlotsQuery,
): Promise<(number | null)[]> {
  const given = staffMemberIds ?? serviceIds.map(() => staffMemberId);
  if (given.length !== serviceIds.length)
    throw new DomainError("INVALID_INPUT", { field: "staffMemberIds", rule: { kind: "SAME_LENGTH" } }, [
      "input",
      "staffMemberIds",
    ]);
  const rows = given.map((id) => (id == null ? null : requireRowId("StaffMember", id)));
  const named = [...new Set(rows.flatMap((row) => row ?? []))];
  if (named.length === 0) return rows;
  const found = await prisma.staffMember.findMany({ where: { id: { in: named } }, select: { id: true } });
  requireAll("StaffMember", named, found);
  return rows;
}
