import { allow, builder } from "../../builder.ts";
import { describedEnum } from "../../enums.ts";
import { globalId } from "../../ids.ts";
import { dateOf } from "../availability/days.ts";
import { ShiftStateEnum } from "../bookingEnums.ts";
import { assignShifts, type ShiftChangeResult } from "./assignShifts.ts";
import {
  type InverseShifts,
  type OverlapHandling,
  planShifts,
  readShiftChanges,
  type ShiftPlan,
} from "./planShifts.ts";
import { setShiftState } from "./setShiftState.ts";
import { ShiftAssignment } from "./shiftAssignment.ts";
import { FORCE, readShiftsByDay } from "./shiftAssignments.ts";

const ShiftOverlapHandling = describedEnum<OverlapHandling>(
  "ShiftOverlapHandling",
  "What happens to a new shift that overlaps an existing shift of the same person. The same shift on the same day is no overlap.",
  {
    KEEP: "Both shifts remain.",
    SKIP: "The new shift is not assigned.",
    REPLACE: "The existing shift is removed.",
  },
);

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

const SeenShiftInput = builder.inputType("SeenShiftInput", {
  description: "A shift as the user saw it.",
  fields: (t) => ({
    shiftTemplateId: t.id({ required: true, description: "The hours." }),
    date: t.field({ type: "Day", required: true, description: "The day." }),
    state: t.field({
      type: ShiftStateEnum,
      description: "The state. Null or omitted: there was no such shift.",
    }),
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
      description: "Shifts to assign. The same shift twice is accepted only with the same state.",
    }),
    remove: t.field({
      type: [ShiftRemovalInput],
      required: true,
      defaultValue: [],
      description: "Shifts to remove. A shift that does not exist is NOT_FOUND.",
    }),
    seen: t.field({
      type: [SeenShiftInput],
      required: true,
      defaultValue: [],
      description:
        "Shifts of the changed days as the user saw them. If one is different now, the request fails with CONFLICT.",
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
    overlaps: t.field({
      type: ShiftOverlapHandling,
      required: true,
      defaultValue: "KEEP",
      description: "What happens to a new shift that overlaps an existing shift of the same person.",
    }),
    force: t.boolean(FORCE),
  }),
});

const AddedShift = builder.objectRef<InverseShifts["add"][number]>("AddedShift").implement({
  description: "A shift to assign; the fields are those of NewShiftInput.",
  fields: (t) => ({
    shiftTemplateId: t.exposeID("shiftTemplateId", { description: "The hours." }),
    date: t.field({ type: "Day", description: "The day.", resolve: ({ date }) => dateOf(date) }),
    state: t.expose("state", { type: ShiftStateEnum, description: "The state." }),
  }),
});

const RemovedShift = builder.objectRef<InverseShifts["remove"][number]>("RemovedShift").implement({
  description: "A shift to remove; the fields are those of ShiftRemovalInput.",
  fields: (t) => ({
    shiftTemplateId: t.exposeID("shiftTemplateId", { description: "The hours." }),
    date: t.field({ type: "Day", description: "The day.", resolve: ({ date }) => dateOf(date) }),
  }),
});

const SeenShift = builder.objectRef<InverseShifts["seen"][number]>("SeenShift").implement({
  description: "A shift after a change; the fields are those of SeenShiftInput.",
  fields: (t) => ({
    shiftTemplateId: t.exposeID("shiftTemplateId", { description: "The hours." }),
    date: t.field({ type: "Day", description: "The day.", resolve: ({ date }) => dateOf(date) }),
    state: t.expose("state", {
      type: ShiftStateEnum,
      nullable: true,
      description: "The state. Null: there is no such shift.",
    }),
  }),
});

const StaffShifts = builder.objectRef<InverseShifts>("StaffShifts").implement({
  description: "Changes of one staff member's shifts; the fields are those of StaffShiftsInput.",
  fields: (t) => ({
    staffMemberId: t.exposeID("staffMemberId", { description: "The staff member." }),
    add: t.expose("add", { type: [AddedShift], description: "The shifts to assign." }),
    remove: t.expose("remove", { type: [RemovedShift], description: "The shifts to remove." }),
    seen: t.expose("seen", {
      type: [SeenShift],
      description:
        "The shifts as they are after the change, so that later changes of them are not overwritten.",
    }),
  }),
});

const AssignedShifts = builder.objectRef<ShiftChangeResult>("AssignedShifts").implement({
  description: "The result of a change of shift assignments.",
  fields: (t) => ({
    shiftAssignments: t.rowField({
      type: [ShiftAssignment],
      description: "The added and changed assignments, by day; of setShiftState, all named ones.",
      resolve: (query, { ids }, _args, { prisma }) => readShiftsByDay(query, ids, prisma),
    }),
    removedIds: t.idList({
      description: "The IDs of the removed assignments.",
      resolve: ({ removed }) => removed.map((id) => globalId("ShiftAssignment", id)),
    }),
    inverse: t.expose("inverse", {
      type: [StaffShifts],
      description:
        "The changes that undo this one, as input of assignShifts; none for a staff member who is no longer active and lost a shift.",
    }),
  }),
});

builder.mutationField("assignShifts", (t) =>
  t.field({
    type: AssignedShifts,
    ...allow("staff"),
    args: { input: t.arg({ type: AssignShiftsInput, required: true, description: "The change." }) },
    description:
      "Assigns and removes shifts. For admins; staff may propose shifts for themselves and withdraw proposals, from today on. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT, CONFLICT (a shift is not as seen), STAFF_NOT_AVAILABLE (no longer active), SHIFT_HAS_APPOINTMENTS.",
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
    force: t.boolean(FORCE),
  }),
});

builder.mutationField("setShiftState", (t) =>
  t.field({
    type: AssignedShifts,
    args: {
      input: t.arg({ type: SetShiftStateInput, required: true, description: "The shifts and the state." }),
    },
    description:
      "Sets the state of shifts: confirms them, or opens or closes them to customers. Returns all named shifts, changed or not. Errors: NOT_FOUND, INVALID_INPUT, SHIFT_HAS_APPOINTMENTS.",
    resolve: (_root, { input }, context) => setShiftState(context, input),
  }),
);

const PlannedShifts = builder
  .objectRef<Pick<ShiftPlan, "added" | "overlapping">[]>("PlannedShifts")
  .implement({
    description: "What a change of shift assignments would do.",
    fields: (t) => ({
      added: t.int({
        description: "The number of new shifts, including those that overlap.",
        resolve: (plans) => plans.reduce((sum, { added }) => sum + added.length, 0),
      }),
      overlapping: t.int({
        description: "How many of them overlap an existing shift of the same person.",
        resolve: (plans) => plans.reduce((sum, { overlapping }) => sum + overlapping, 0),
      }),
    }),
  });

builder.queryField("plannedShifts", (t) =>
  t.field({
    type: PlannedShifts,
    ...allow("staff"),
    args: {
      changes: t.arg({
        type: [StaffShiftsInput],
        required: true,
        description: "1 to 1000 staff members with at most 10,000 shifts in total.",
      }),
    },
    description:
      "Counts what assignShifts would add and what would overlap, without writing. For staff. Errors: NOT_FOUND, INVALID_INPUT, CONFLICT.",
    resolve: async (_root, { changes }, { prisma }) =>
      (await planShifts(prisma, readShiftChanges(changes), "KEEP")).plans,
  }),
);
