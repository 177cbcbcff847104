import type { ShiftAssignment as Assignment } from "@machiya/prisma/client";
import { allow, builder } from "../../builder.ts";
import type { Context } from "../../context.ts";
import { oneOf, rowIds } from "../../input.ts";
import { dateOf, daysFromTo } from "../availability/days.ts";
import { ShiftStateEnum } from "../bookingEnums.ts";
import { ShiftAssignment } from "./shiftAssignment.ts";

/** The order of shifts: by day, person and start. */
const ORDER = [
  { date: "asc" },
  { staffMemberId: "asc" },
  { shiftTemplate: { startMinute: "asc" } },
  { id: "asc" },
] as const;

export const ShiftRange = builder.inputType("ShiftRange", {
  description: "The range and filters of shift assignments. An omitted or empty filter does not apply.",
  fields: (t) => ({
    staffMemberIds: t.idList({ description: "Only these staff members." }),
    from: t.field({ type: "Day", required: true, description: "The first day." }),
    to: t.field({
      type: "Day",
      required: true,
      description: "The last day, at most 397 days after the first.",
    }),
  }),
});

function inRange({ staffMemberIds, from, to }: typeof ShiftRange.$inferInput) {
  daysFromTo({ from, to }, ["range"]);
  return {
    date: { gte: dateOf(from), lte: dateOf(to) },
    ...(staffMemberIds?.length && { staffMemberId: { in: rowIds("StaffMember", staffMemberIds) } }),
  };
}

/** Reads assignments by their row numbers. */
export function readShiftsByDay(
  query: object,
  ids: readonly number[],
  prisma: Context["prisma"],
): Promise<Assignment[]> {
  return prisma.shiftAssignment.findMany({ ...query, where: { id: { in: [...ids] } }, orderBy: [...ORDER] });
}

builder.queryField("shiftAssignments", (t) =>
  t.rowField({
    type: [ShiftAssignment],
    ...allow("staff"),
    args: {
      range: t.arg({ type: ShiftRange, required: true, description: "The staff members and the days." }),
      states: t.arg({
        type: [ShiftStateEnum],
        description: "Only assignments in these states. Empty: all.",
      }),
    },
    description: "The shift assignments, by day. For staff. Errors: INVALID_INPUT.",
    resolve: (query, _root, { range, states }, { prisma }) => {
      const state = oneOf(states);
      return prisma.shiftAssignment.findMany({
        ...query,
        where: { ...inRange(range), ...(state && { state }) },
        orderBy: [...ORDER],
      });
    },
  }),
);

builder.queryField("openShifts", (t) =>
  t.rowField({
    type: [ShiftAssignment],
    ...allow("public"),
    args: {
      range: t.arg({ type: ShiftRange, required: true, description: "The staff members and the days." }),
    },
    description:
      "The times in which active staff members can be booked, by day. Public. Errors: INVALID_INPUT.",
    resolve: (query, _root, { range }, { prisma }) =>
      prisma.shiftAssignment.findMany({
        ...query,
        where: { ...inRange(range), state: "OPEN_TO_CUSTOMERS", staffMember: { state: "IN_SERVICE" } },
        orderBy: [...ORDER],
      }),
  }),
);

/** The argument that lets a change affect appointments. */
export const FORCE = {
  required: true,
  defaultValue: false,
  description: "Whether to proceed although appointments are affected. Their items become “not specified”.",
} as const;
