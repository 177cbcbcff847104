import type { ShiftAssignment as Assignment } from "@machiya/prisma/client";
import { builder, open } from "../builder.ts";
import type { Context } from "../context.ts";
import { ShiftState } from "../enums.ts";
import { globalId } from "../ids.ts";
import { oneOf, rowIds } from "../input.ts";
import { assignShifts } from "./assignShifts.ts";
import { dateOf, daysFromTo } from "./days.ts";
import { setShiftState } from "./setShiftState.ts";
import { ShiftAssignment } from "./shiftAssignment.ts";

/** By day, then by person, then by the hour. */
const ORDER = [
  { date: "asc" },
  { staffMemberId: "asc" },
  { shiftTemplate: { startMinute: "asc" } },
  { id: "asc" },
] as const;

export const ShiftRange = builder.inputType("ShiftRange", {
  description: "Which shifts; of the lists, what is left out or empty does not narrow.",
  fields: (t) => ({
    staffMemberIds: t.idList({ description: "Of these people alone." }),
    from: t.field({ type: "Day", required: true, description: "The first day." }),
    to: t.field({ type: "Day", required: true, description: "The last day, at most 397 days on." }),
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
    ...open("staff"),
    args: {
      range: t.arg({ type: ShiftRange, required: true, description: "Whose, and when." }),
      states: t.arg({
        type: [ShiftState],
        description: "In these states alone; empty: in any.",
      }),
    },
    description: "Who works when, by day. For staff. Errors: INVALID_INPUT.",
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
    ...open("public"),
    args: { range: t.arg({ type: ShiftRange, required: true, description: "Whose, and when." }) },
    description: "When people in service can be booked, by day. Public. Errors: INVALID_INPUT.",
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
  description: "Whether to do so under appointments too: their staff member becomes “not specified”.",
} as const;

const NewShiftInput = builder.inputType("NewShiftInput", {
  description: "A shift to give.",
  fields: (t) => ({
    shiftTemplateId: t.id({ required: true, description: "Which hours." }),
    date: t.field({ type: "Day", required: true, description: "The day." }),
    state: t.field({
      type: ShiftState,
      description: "How far it has come; left out: PROPOSED, and one that is there stays as it is.",
    }),
  }),
});

const ShiftRemovalInput = builder.inputType("ShiftRemovalInput", {
  description: "Shifts to take away on a day.",
  fields: (t) => ({
    shiftTemplateId: t.id({ description: "The one with these hours; left out: all of the day." }),
    date: t.field({ type: "Day", required: true, description: "The day." }),
  }),
});

const StaffShiftsInput = builder.inputType("StaffShiftsInput", {
  description: "What changes for one staff member; first what goes, then what comes.",
  fields: (t) => ({
    staffMemberId: t.id({ required: true, description: "Whose shifts." }),
    add: t.field({
      type: [NewShiftInput],
      required: true,
      defaultValue: [],
      description: "Shifts to give.",
    }),
    remove: t.field({
      type: [ShiftRemovalInput],
      required: true,
      defaultValue: [],
      description: "Shifts to take away; naming one that is not there is NOT_FOUND.",
    }),
  }),
});

const AssignShiftsInput = builder.inputType("AssignShiftsInput", {
  description: "A change of shifts.",
  fields: (t) => ({
    changes: t.field({
      type: [StaffShiftsInput],
      required: true,
      description: "1 to 1000 people, with at most 10,000 shifts between them; all or nothing.",
    }),
    force: t.boolean(force),
  }),
});

interface Assigned {
  ids: number[];
  removed: number[];
}

const AssignedShifts = builder.objectRef<Assigned>("AssignedShifts").implement({
  description: "What became of a change of shifts.",
  fields: (t) => ({
    shiftAssignments: t.prismaField({
      type: [ShiftAssignment],
      description: "Those that were given or set, by day.",
      resolve: (query, { ids }, _args, { prisma }) => byDay(query, ids, prisma),
    }),
    removedIds: t.idList({
      description: "Ids of those that were taken away.",
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
    ...open("staff"),
    args: { input: t.arg({ type: AssignShiftsInput, required: true, description: "The change." }) },
    description:
      "Gives shifts and takes them away. For admins; staff propose and withdraw their own, from today on, while they are proposed. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT, STAFF_NOT_AVAILABLE (no longer in service), SHIFT_HAS_APPOINTMENTS.",
    resolve: (_root, { input }, context) => assignShifts(context, input),
  }),
);

const SetShiftStateInput = builder.inputType("SetShiftStateInput", {
  description: "Shifts, and how far they have come.",
  fields: (t) => ({
    staffMemberIds: t.idList({ required: true, description: "Whose: 1 to 1000 people." }),
    from: t.field({ type: "Day", required: true, description: "The first day." }),
    to: t.field({ type: "Day", required: true, description: "The last day, at most 397 days on." }),
    shiftTemplateIds: t.idList({
      required: true,
      defaultValue: [],
      description: "Those with these hours alone; empty: all of theirs.",
    }),
    state: t.field({ type: ShiftState, required: true, description: "The state to set." }),
    force: t.boolean(force),
  }),
});

builder.mutationField("setShiftState", (t) =>
  t.prismaField({
    type: [ShiftAssignment],
    args: { input: t.arg({ type: SetShiftStateInput, required: true, description: "Which, and what." }) },
    description:
      "Confirms shifts, opens them to customers or closes them again; returns all that it names. Errors: NOT_FOUND, INVALID_INPUT, SHIFT_HAS_APPOINTMENTS.",
    resolve: async (query, _root, { input }, context) =>
      byDay(query, await setShiftState(context, input), context.prisma),
  }),
);
