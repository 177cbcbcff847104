import type { ShiftAssignment as Assignment } from "@machiya/prisma/client";
import { allow, builder } from "../../builder.ts";
import type { Context } from "../../context.ts";
import { globalId } from "../../ids.ts";
import { oneOf, rowIds } from "../../input.ts";
import { dateOf, daysFromTo } from "../availability/days.ts";
import { ShiftStateEnum } from "../bookingEnums.ts";
import { assignShifts } from "./assignShifts.ts";
import { setShiftState } from "./setShiftState.ts";
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

builder.queryField("shiftAssignments", (t) =>
  t.prismaField({
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
  t.prismaField({
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

const force = {
  required: true,
  defaultValue: false,
  description: "Whether to proceed although appointments are affected. Their items become “not specified”.",
} as const;

const NewShiftInput = builder.inputType("NewShiftInput", {
  description: "A shift to assign.",
  fields: (t) => ({
    shiftTemplateId: t.id({ required: true, description: "The hours." }),
    date: t.field({ type: "Day", required: true, description: "The day." }),
    state: t.field({
      type: ShiftStateEnum,
      description: "The state. Omitted: PROPOSED for a new assignment; an existing one stays unchanged.",
    }),
  }),
});

const ShiftRemovalInput = builder.inputType("ShiftRemovalInput", {
  description: "Shifts to remove on a day.",
  fields: (t) => ({
    shiftTemplateId: t.id({ description: "The shift with these hours. Omitted: all shifts of the day." }),
    date: t.field({ type: "Day", required: true, description: "The day." }),
  }),
});

const StaffShiftsInput = builder.inputType("StaffShiftsInput", {
  description: "Changes of one staff member's shifts. Removals are done before additions.",
  fields: (t) => ({
    staffMemberId: t.id({ required: true, description: "The staff member whose shifts change." }),
    add: t.field({
      type: [NewShiftInput],
      required: true,
      defaultValue: [],
      description: "Shifts to assign.",
    }),
    remove: t.field({
      type: [ShiftRemovalInput],
      required: true,
      defaultValue: [],
      description: "Shifts to remove. A shift that does not exist is NOT_FOUND.",
    }),
  }),
});

const AssignShiftsInput = builder.inputType("AssignShiftsInput", {
  description: "A change of shift assignments.",
  fields: (t) => ({
    changes: t.field({
      type: [StaffShiftsInput],
      required: true,
      description: "1 to 1000 staff members with at most 10,000 shifts in total; all or none.",
    }),
    force: t.boolean(force),
  }),
});

interface Assigned {
  ids: number[];
  removed: number[];
}

const AssignedShifts = builder.objectRef<Assigned>("AssignedShifts").implement({
  description: "The result of a change of shift assignments.",
  fields: (t) => ({
    shiftAssignments: t.prismaField({
      type: [ShiftAssignment],
      description: "The added and changed assignments, by day.",
      resolve: (query, { ids }, _args, { prisma }) => byDay(query, ids, prisma),
    }),
    removedIds: t.idList({
      description: "The IDs of the removed assignments.",
      resolve: ({ removed }) => removed.map((id) => globalId("ShiftAssignment", id)),
    }),
  }),
});

function byDay(query: object, ids: readonly number[], prisma: Context["prisma"]): Promise<Assignment[]> {
  return prisma.shiftAssignment.findMany({ ...query, where: { id: { in: [...ids] } }, orderBy: [...ORDER] });
}

builder.mutationField("assignShifts", (t) =>
  t.field({
    type: AssignedShifts,
    ...allow("staff"),
    args: { input: t.arg({ type: AssignShiftsInput, required: true, description: "The change." }) },
    description:
      "Assigns and removes shifts. For admins; staff may propose shifts for themselves and withdraw proposals, from today on. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT, STAFF_NOT_AVAILABLE (no longer active), SHIFT_HAS_APPOINTMENTS.",
    resolve: (_root, { input }, context) => assignShifts(context, input),
  }),
);

const SetShiftStateInput = builder.inputType("SetShiftStateInput", {
  description: "Shifts and their new state.",
  fields: (t) => ({
    staffMemberIds: t.idList({ required: true, description: "The staff members; 1 to 1000." }),
    from: t.field({ type: "Day", required: true, description: "The first day." }),
    to: t.field({
      type: "Day",
      required: true,
      description: "The last day, at most 397 days after the first.",
    }),
    shiftTemplateIds: t.idList({
      required: true,
      defaultValue: [],
      description: "Only shifts with these hours. Empty: all of them.",
    }),
    state: t.field({ type: ShiftStateEnum, required: true, description: "The state to set." }),
    force: t.boolean(force),
  }),
});

builder.mutationField("setShiftState", (t) =>
  t.prismaField({
    type: [ShiftAssignment],
    args: {
      input: t.arg({ type: SetShiftStateInput, required: true, description: "The shifts and the state." }),
    },
    description:
      "Sets the state of shifts: confirms them, or opens or closes them to customers. Returns all named shifts. Errors: NOT_FOUND, INVALID_INPUT, SHIFT_HAS_APPOINTMENTS.",
    resolve: async (query, _root, { input }, context) =>
      byDay(query, await setShiftState(context, input), context.prisma),
  }),
);
