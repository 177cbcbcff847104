import type { ShiftState } from "@machiya/prisma/enums";
import type { Context } from "../../context.ts";
import { type BookingActor, windowOnDay } from "../../domain/appointments/bookingWindow.ts";
import { ANY_SERVICE } from "../../domain/appointments/matching.ts";
import { MAX_SERVICE_MINUTES } from "../../domain/appointments/serviceRules.ts";
import type { SlotRefusal } from "../../domain/appointments/slotRefusals.ts";
import type { SlotVerdict } from "../../domain/appointments/slots.ts";
import { linesOfCustomer, validateLines } from "../../domain/appointments/validateLines.ts";
import { DomainError } from "../../domain/errors.ts";
import type { FieldRule } from "../../domain/fieldRule.ts";
import { minutesBetween } from "../../domain/time/dayMinutes.ts";
import { dayOf } from "../../domain/time/shopTime.ts";
import { requireRowId } from "../../input.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { daySchedules } from "./daySchedules.ts";
import { MIN_SHIFT_STATE } from "./findFreeSlots.ts";
import { ignoredAppointment } from "./ignoredAppointment.ts";

export interface StaffChoicesQuery {
  startsAt: Date;
  endsAt?: Date | null | undefined;
  serviceId?: string | null | undefined;
  atLeast?: ShiftState | null | undefined;
  ignoreAppointmentId?: string | null | undefined;
}

export interface StaffChoiceResult extends SlotVerdict {
  staffMemberId: number;
}

export interface StaffChoicesResult {
  notSpecified: boolean;
  staff: StaffChoiceResult[];
}

/**
 * Returns which staff members are available from `startsAt` to `endsAt`, by the rules of a booking; customers
 * get only the available ones. Customers may query any hour of a bookable day, because the fixed starts
 * (10:00, 14:00, 18:00) bind only an appointment's first line. For staff, the opening times do not count
 * (decisions.md §6). Throws INVALID_INPUT, NOT_FOUND.
 */
export async function chooseStaff(
  context: Context,
  by: BookingActor,
  question: StaffChoicesQuery,
): Promise<StaffChoicesResult> {
  const { prisma } = context;
  const { startsAt } = question;
  const serviceId = question.serviceId == null ? ANY_SERVICE : requireRowId("Service", question.serviceId);
  const endsAt = await endOf(context, question, serviceId);
  const ignoreAppointmentId = await ignoredAppointment(context, question.ignoreAppointmentId);
  const asked = by === "ADMIN" ? question.atLeast : null;
  const day = dayOf(startsAt, await shopTimeZone(prisma));
  const salon = await daySchedules(prisma, {
    days: [day],
    atLeast: asked ?? MIN_SHIFT_STATE[by],
    ignoreAppointmentId,
  });
  const salonDay = salon.days.get(day);
  if (salonDay === undefined) throw new Error(`The schedules do not contain the day ${day}.`);
  const { measured, staff, unassigned } = salonDay;
  const times = minutesBetween(measured, { start: startsAt, end: endsAt });
  const onDay = {
    ...windowOnDay({ by, now: context.now(), zone: salon.zone, day }),
    staff,
    unassigned,
    outsideHours: by === "ADMIN",
  };

  const refusalOf = (staffMemberId: number | null): SlotRefusal | null => {
    const lines = [{ ...times, serviceId, staffMemberId }];
    return validateLines(by === "CUSTOMER" ? linesOfCustomer(lines) : lines, onDay)?.reason ?? null;
  };
  const choices = staff.map(({ id }) => {
    const reason = refusalOf(id);
    return { staffMemberId: id, free: reason === null, reason };
  });
  return {
    notSpecified: refusalOf(null) === null,
    staff: by === "CUSTOMER" ? choices.filter(({ free }) => free) : choices,
  };
}

/**
 * Returns the given end, or the start plus the service's duration. Throws INVALID_INPUT unless the span is 1
 * minute to 12 hours.
 */
async function endOf(
  { prisma }: Context,
  { startsAt, endsAt }: StaffChoicesQuery,
  serviceId: number,
): Promise<Date> {
  const service =
    serviceId === ANY_SERVICE
      ? null
      : await prisma.service.findUnique({ where: { id: serviceId }, select: { durationMinutes: true } });
  if (serviceId !== ANY_SERVICE && service === null)
    throw new DomainError("NOT_FOUND", { what: "Service", number: serviceId });
  const end = endsAt ?? (service && new Date(startsAt.getTime() + service.durationMinutes * 60_000));
  const minutes = end === null ? 0 : (end.getTime() - startsAt.getTime()) / 60_000;
  if (end === null || minutes <= 0 || minutes > MAX_SERVICE_MINUTES) {
    const rule: FieldRule = {
      kind: "AFTER",
      fields: ["startsAt"],
      max: MAX_SERVICE_MINUTES,
      unit: "MINUTES",
    };
    throw new DomainError("INVALID_INPUT", { field: "endsAt", rule }, ["input", "endsAt"]);
  }
  return end;
}
