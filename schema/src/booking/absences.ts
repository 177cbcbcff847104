import { builder, open } from "../builder.ts";
import { endOfDay, startOfDay } from "../domain/shopTime.ts";
import { globalId } from "../ids.ts";
import { rowIds } from "../input.ts";
import { shopTimeZone } from "../shop/shopTimeZone.ts";
import type { Transaction } from "../transaction.ts";
import { StaffTimeOff, StoreClosure } from "./absence.ts";
import { createAbsence, deleteAbsences, updateAbsence } from "./changeAbsences.ts";
import { daysFromTo } from "./days.ts";

const DayRange = builder.inputType("DayRange", {
  description: "Some days.",
  fields: (t) => ({
    from: t.field({ type: "Day", required: true, description: "The first day." }),
    to: t.field({ type: "Day", required: true, description: "The last day, at most 397 days on." }),
  }),
});

/** What touches one of these days. */
async function inRange(prisma: Pick<Transaction, "store">, range: { from: string; to: string }) {
  daysFromTo(range, ["range"]);
  const zone = await shopTimeZone(prisma);
  return { startsAt: { lte: endOfDay(range.to, zone) }, endsAt: { gt: startOfDay(range.from, zone) } };
}

builder.queryField("storeClosures", (t) =>
  t.prismaField({
    type: [StoreClosure],
    ...open("staff"),
    args: { range: t.arg({ type: DayRange, required: true, description: "When." }) },
    description: "When the store is closed, by time. For staff. Errors: INVALID_INPUT.",
    resolve: async (query, _root, { range }, { prisma }) =>
      prisma.storeClosure.findMany({
        ...query,
        where: await inRange(prisma, range),
        orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      }),
  }),
);

builder.queryField("staffTimeOff", (t) =>
  t.prismaField({
    type: [StaffTimeOff],
    ...open("staff"),
    args: {
      range: t.arg({ type: DayRange, required: true, description: "When." }),
      staffMemberIds: t.arg.idList({ description: "Of these people alone; empty: of all." }),
    },
    description: "Who is away, by time. For staff. Errors: INVALID_INPUT.",
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
  description: "A closure or a time off as staff write it; what is left out or null stays as it is.",
  fields: (t) => ({
    startsAt: t.field({
      type: "DateOrTime",
      description: "From when; a day: from its beginning. A new one needs it.",
    }),
    endsAt: t.field({
      type: "DateOrTime",
      description: "Until when, after the start; a day: to its end. A new one needs it.",
    }),
    note: t.string({ description: "Why; at most 2000 characters." }),
  }),
});

const overAppointments = {
  required: true,
  defaultValue: false,
  description: "Whether to enter it over appointments too.",
} as const;

const CreateStoreClosureInput = builder.inputType("CreateStoreClosureInput", {
  description: "A closure to enter.",
  fields: (t) => ({
    details: t.field({ type: AbsenceDetailsInput, required: true, description: "What to write." }),
    force: t.boolean(overAppointments),
  }),
});

builder.mutationField("createStoreClosure", (t) =>
  t.prismaField({
    type: StoreClosure,
    args: { input: t.arg({ type: CreateStoreClosureInput, required: true, description: "The closure." }) },
    description:
      "Closes the store for a while; appointments in it, when forced, stay as they are. Errors: INVALID_INPUT, SHIFT_HAS_APPOINTMENTS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await createAbsence(context, "StoreClosure", input);
      return context.prisma.storeClosure.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const CreateStaffTimeOffInput = builder.inputType("CreateStaffTimeOffInput", {
  description: "A time off to enter.",
  fields: (t) => ({
    staffMemberId: t.id({ required: true, description: "Who is away." }),
    details: t.field({ type: AbsenceDetailsInput, required: true, description: "What to write." }),
    force: t.boolean(overAppointments),
  }),
});

builder.mutationField("createStaffTimeOff", (t) =>
  t.prismaField({
    type: StaffTimeOff,
    args: { input: t.arg({ type: CreateStaffTimeOffInput, required: true, description: "The time off." }) },
    description:
      "Gives somebody time off; their appointments in it, when forced, become “not specified”. Errors: NOT_FOUND, INVALID_INPUT, SHIFT_HAS_APPOINTMENTS.",
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
  description: "A change of one closure or time off.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Which." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    details: t.field({ type: AbsenceDetailsInput, required: true, description: "What to write." }),
    force: t.boolean(overAppointments),
  }),
});

builder.mutationField("updateStoreClosure", (t) =>
  t.prismaField({
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
  t.prismaField({
    type: StaffTimeOff,
    args: { input: t.arg({ type: UpdateAbsenceInput, required: true, description: "The change." }) },
    description: "Changes a time off. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, SHIFT_HAS_APPOINTMENTS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateAbsence(context, "StaffTimeOff", input);
      return context.prisma.staffTimeOff.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteAbsencesInput = builder.inputType("DeleteAbsencesInput", {
  description: "Closures or times off to take back.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them, all or none." }) }),
});

for (const [field, type] of [
  ["deleteStoreClosures", "StoreClosure"],
  ["deleteStaffTimeOff", "StaffTimeOff"],
] as const) {
  builder.mutationField(field, (t) =>
    t.idList({
      args: { input: t.arg({ type: DeleteAbsencesInput, required: true, description: "Which." }) },
      description: "Takes them back; returns their ids. Errors: NOT_FOUND.",
      resolve: async (_root, { input }, context) =>
        (await deleteAbsences(context, type, input.ids)).map((id) => globalId(type, id)),
    }),
  );
}
