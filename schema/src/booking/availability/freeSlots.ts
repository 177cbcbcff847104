import { allow, builder } from "../../builder.ts";
import { type FreeSlotsResult, findFreeSlots } from "./findFreeSlots.ts";
import { Slot } from "./slot.ts";

const FreeSlotsInput = builder.inputType("FreeSlotsInput", {
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
      description: "1 to 20 services in order; a service may occur more than once.",
    }),
    staffMemberId: t.id({
      description: "The staff member. Null: anyone, possibly a different one for each service.",
    }),
    staffMemberIds: t.field({
      type: t.listRef("ID", { required: false }),
      description:
        "The staff member of each service, in the order of `serviceIds`; null: anyone. It replaces `staffMemberId`.",
    }),
    ignoreAppointmentId: t.id({
      description:
        "An appointment that is being moved and whose time counts as free: one of the customer's own, or any for staff. Others are NOT_FOUND.",
    }),
    forStaff: t.boolean({
      required: true,
      defaultValue: false,
      description:
        "Whether to apply the rules of admins instead of those of customers: any day from today on, every half hour, and shifts that are not open to customers. Staff only.",
    }),
  }),
});

const FreeSlotDay = builder.objectRef<FreeSlotsResult["days"][number]>("FreeSlotDay").implement({
  description: "The slots of one day.",
  fields: (t) => ({
    date: t.field({ type: "Day", description: "The day.", resolve: ({ date }) => date }),
    slots: t.field({
      type: [Slot],
      description:
        "The slots by time. For customers: 10:00, 14:00, and 18:00; for staff: every half hour from the first shift to the last.",
      resolve: ({ slots }) => slots,
    }),
  }),
});

const FreeSlots = builder.objectRef<FreeSlotsResult>("FreeSlots").implement({
  description: "The days and times that can be booked.",
  fields: (t) => ({
    firstDay: t.field({
      type: "Day",
      description: "The first day on which an appointment can start now.",
      resolve: ({ firstDay }) => firstDay,
    }),
    lastDay: t.field({
      type: "Day",
      nullable: true,
      description: "The last day on which an appointment can start. Null: no limit, for staff.",
      resolve: ({ lastDay }) => lastDay,
    }),
    days: t.field({
      type: [FreeSlotDay],
      description: "Every requested day, including days outside the booking window.",
      resolve: ({ days }) => days,
    }),
  }),
});

builder.queryField("freeSlots", (t) =>
  t.field({
    type: FreeSlots,
    ...allow("public"),
    args: {
      input: t.arg({ type: FreeSlotsInput, required: true, description: "The services and the days." }),
    },
    complexity: { field: 50 },
    description:
      "The times at which an appointment can be booked, and the reasons why other times cannot. Public. Errors: INVALID_INPUT, NOT_FOUND, UNAUTHENTICATED or FORBIDDEN with `forStaff`.",
    resolve: (_root, { input }, context) => findFreeSlots(context, input),
  }),
);
