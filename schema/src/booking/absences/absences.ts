import { allow, builder } from "../../builder.ts";
import { endOfDay, startOfDay } from "../../domain/time/shopTime.ts";
import { globalId } from "../../ids.ts";
import { rowIds } from "../../input.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { daysFromTo } from "../availability/days.ts";
import { StaffTimeOff, StoreClosure } from "./absence.ts";
import { createAbsence, deleteAbsences, updateAbsence } from "./changeAbsences.ts";

export const DayRangeInput = builder.inputType("DayRange", {
  description: "A range of days.",
  fields: (t) => ({
    from: t.field({ type: "Day", required: true, description: "The first day." }),
    to: t.field({
      type: "Day",
      required: true,
      description: "The last day, at most 397 days after the first.",
    }),
  }),
});

/** Builds the filter for absences that overlap these days. */
async function inRange(prisma: Pick<Transaction, "store">, range: { from: string; to: string }) {
  daysFromTo(range, ["range"]);
  const zone = await shopTimeZone(prisma);
  return { startsAt: { lte: endOfDay(range.to, zone) }, endsAt: { gt: startOfDay(range.from, zone) } };
}

builder.queryField("storeClosures", (t) =>
  t.rowField({
    type: [StoreClosure],
    ...allow("staff"),
    args: { range: t.arg({ type: DayRangeInput, required: true, description: "The range of days." }) },
    description: "The closures of the store, by time. For staff. Errors: INVALID_INPUT.",
    resolve: async (query, _root, { range }, { prisma }) =>
      prisma.storeClosure.findMany({
        ...query,
        where: await inRange(prisma, range),
        orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      }),
  }),
);

builder.queryField("staffTimeOff", (t) =>
  t.rowField({
    type: [StaffTimeOff],
    ...allow("staff"),
    args: {
      range: t.arg({ type: DayRangeInput, required: true, description: "The range of days." }),
      staffMemberIds: t.arg.idList({ description: "Only these staff members. Empty: all." }),
    },
    description: "The absences of staff members, by time. For staff. Errors: INVALID_INPUT.",
    resolve: async (query, _root, { range, staffMemberIds }, { prisma }) =>
      prisma.staffTimeOff.findMany({
        ...query,
        where: {
          ...(await inRange(prisma, range)),
          ...(staffMemberIds?.length && { staffMemberId: { in: rowIds("StaffMember", staffMemberIds) } }),
        },
        orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      }),
  }),
);

const AbsenceDetailsInput = builder.inputType("AbsenceDetailsInput", {
  description:
    "A closure of the store or an absence of a staff member, as staff enter it. An omitted or null field stays unchanged.",
  fields: (t) => ({
    startsAt: t.field({
      type: "DateOrTime",
      description: "The start. A date means the beginning of that day. Required for a new absence.",
    }),
    endsAt: t.field({
      type: "DateOrTime",
      description: "The end, after the start. A date means the end of that day. Required for a new absence.",
    }),
    note: t.string({ description: "The reason; at most 2000 characters." }),
  }),
});

const overAppointments = {
  required: true,
  defaultValue: false,
  description: "Whether to enter it although appointments are affected.",
} as const;

const CreateStoreClosureInput = builder.inputType("CreateStoreClosureInput", {
  description: "A closure of the store to enter.",
  fields: (t) => ({
    details: t.field({ type: AbsenceDetailsInput, required: true, description: "The values to write." }),
    force: t.boolean(overAppointments),
  }),
});

builder.mutationField("createStoreClosure", (t) =>
  t.rowField({
    type: StoreClosure,
    args: { input: t.arg({ type: CreateStoreClosureInput, required: true, description: "The closure." }) },
    description:
      "Enters a closure of the store. If forced, appointments in it stay unchanged. Errors: INVALID_INPUT, SHIFT_HAS_APPOINTMENTS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await createAbsence(context, "StoreClosure", input);
      return context.prisma.storeClosure.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const CreateStaffTimeOffInput = builder.inputType("CreateStaffTimeOffInput", {
  description: "An absence of a staff member to enter.",
  fields: (t) => ({
    staffMemberId: t.id({ required: true, description: "The staff member who is absent." }),
    details: t.field({ type: AbsenceDetailsInput, required: true, description: "The values to write." }),
    force: t.boolean(overAppointments),
  }),
});

builder.mutationField("createStaffTimeOff", (t) =>
  t.rowField({
    type: StaffTimeOff,
    args: { input: t.arg({ type: CreateStaffTimeOffInput, required: true, description: "The absence." }) },
    description:
      "Enters an absence of a staff member. If forced, their appointments in it become “not specified”. Errors: NOT_FOUND, INVALID_INPUT, SHIFT_HAS_APPOINTMENTS.",
    resolve: async (query, _root, { input }, context) => {
      const { details, force } = input;
      const id = await createAbsence(context, "StaffTimeOff", {
        staffMemberId: String(input.staffMemberId),
        details,
        force,
      });
      return context.prisma.staffTimeOff.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const UpdateAbsenceInput = builder.inputType("UpdateAbsenceInput", {
  description: "Changes of one closure or absence.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The target of the operation." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({ type: AbsenceDetailsInput, required: true, description: "The values to write." }),
    force: t.boolean(overAppointments),
  }),
});

builder.mutationField("updateStoreClosure", (t) =>
  t.rowField({
    type: StoreClosure,
    args: { input: t.arg({ type: UpdateAbsenceInput, required: true, description: "The change." }) },
    description: "Changes a closure. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, SHIFT_HAS_APPOINTMENTS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateAbsence(context, "StoreClosure", input);
      return context.prisma.storeClosure.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

builder.mutationField("updateStaffTimeOff", (t) =>
  t.rowField({
    type: StaffTimeOff,
    args: { input: t.arg({ type: UpdateAbsenceInput, required: true, description: "The change." }) },
    description: "Changes an absence. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, SHIFT_HAS_APPOINTMENTS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateAbsence(context, "StaffTimeOff", input);
      return context.prisma.staffTimeOff.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteAbsencesInput = builder.inputType("DeleteAbsencesInput", {
  description: "Closures or absences to delete.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them; all or none." }) }),
});

for (const [field, type] of [
  ["deleteStoreClosures", "StoreClosure"],
  ["deleteStaffTimeOff", "StaffTimeOff"],
] as const) {
  builder.mutationField(field, (t) =>
    t.idList({
      args: { input: t.arg({ type: DeleteAbsencesInput, required: true, description: "What to delete." }) },
      description: "Deletes closures or absences and returns their IDs. Errors: NOT_FOUND.",
      resolve: async (_root, { input }, context) =>
        (await deleteAbsences(context, type, input.ids)).map((id) => globalId(type, id)),
    }),
  );
}
