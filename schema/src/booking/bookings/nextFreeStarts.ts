import { allow, builder } from "../../builder.ts";
import { StaffMember } from "../../identity/staffMember.ts";
import {
  findNextFreeStarts,
  type NextFreeStartResult,
  type NextFreeStartsResult,
} from "./findNextFreeStarts.ts";

const NextFreeStartsInput = builder.inputType("NextFreeStartsInput", {
  description: "The services to book, and the days.",
  fields: (t) => ({
    from: t.field({ type: "Day", required: true, description: "The first day." }),
    to: t.field({
      type: "Day",
      required: true,
      description: "The last day; at most 62 days, including both.",
    }),
    serviceIds: t.idList({
      required: true,
      description: "At most 20 services in order; a service may occur more than once. None: any one service.",
    }),
  }),
});

const StaffNextStart = builder.objectRef<NextFreeStartResult>("StaffNextStart").implement({
  description: "When an active staff member is free next.",
  fields: (t) => ({
    staffMember: t.rowField({
      type: StaffMember,
      description: "The staff member.",
      // Prisma batches these lookups into one statement.
      resolve: (query, { staffMemberId }, _args, { prisma }) =>
        prisma.staffMember.findUniqueOrThrow({ ...query, where: { id: staffMemberId } }),
    }),
    startsAt: t.expose("startsAt", {
      type: "DateTime",
      nullable: true,
      description:
        "The first start at which the staff member can serve all services. Null: they do not offer them all, or have no free time on the days.",
    }),
  }),
});

const NextFreeStarts = builder.objectRef<NextFreeStartsResult>("NextFreeStarts").implement({
  description: "The first free start with each staff member, and without a specified one.",
  fields: (t) => ({
    notSpecified: t.expose("notSpecified", {
      type: "DateTime",
      nullable: true,
      description: "The first start without choosing a staff member. Null: there is none on the days.",
    }),
    staff: t.field({
      type: [StaffNextStart],
      description: "Active staff members, by ID.",
      resolve: ({ staff }) => staff,
    }),
  }),
});

builder.queryField("nextFreeStarts", (t) =>
  t.field({
    type: NextFreeStarts,
    ...allow("public"),
    args: {
      input: t.arg({ type: NextFreeStartsInput, required: true, description: "The services and the days." }),
    },
    complexity: { field: 50 },
    description:
      "The first times that customers can book for some services, by the same rules as `freeSlots`. Public. Errors: INVALID_INPUT, NOT_FOUND.",
    resolve: (_root, { input }, context) => findNextFreeStarts(context, input),
  }),
);
