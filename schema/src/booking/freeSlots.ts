import { builder, open } from "../builder.ts";
import { type FreeSlotsAnswer, findFreeSlots } from "./findFreeSlots.ts";
import { Slot } from "./slot.ts";

const FreeSlotsInput = builder.inputType("FreeSlotsInput", {
  description: "What is to be booked, and on which days.",
  fields: (t) => ({
    from: t.field({ type: "Day", required: true, description: "The first day." }),
    to: t.field({
      type: "Day",
      required: true,
      description: "The last day: 62 days at most, both included.",
    }),
    serviceIds: t.idList({
      required: true,
      description: "1 to 20 services, in the order in which they follow each other; one may come twice.",
    }),
    staffMemberId: t.id({
      description: "By whom; null: by anyone, a different one for each service if need be.",
    }),
    ignoreAppointmentId: t.id({
      description:
        "An appointment that is being moved, whose time counts as free: the customer's own, or any for staff. Another one is NOT_FOUND.",
    }),
    forStaff: t.boolean({
      required: true,
      defaultValue: false,
      description:
        "Whether by the rules of admins instead of those of customers: any day from today on, every half hour, also shifts that are not open to customers. Staff only.",
    }),
  }),
});

const FreeSlotDay = builder.objectRef<FreeSlotsAnswer["days"][number]>("FreeSlotDay").implement({
  description: "The slots of a day.",
  fields: (t) => ({
    date: t.field({ type: "Day", description: "The day.", resolve: ({ date }) => date }),
    slots: t.field({
      type: [Slot],
      description:
        "By time. For customers those at 10:00, 14:00 and 18:00; for staff every half hour from the first shift to the last.",
      resolve: ({ slots }) => slots,
    }),
  }),
});

const FreeSlots = builder.objectRef<FreeSlotsAnswer>("FreeSlots").implement({
  description: "When something can be booked.",
  fields: (t) => ({
    firstDay: t.field({
      type: "Day",
      description: "The first day on which an appointment may start now.",
      resolve: ({ firstDay }) => firstDay,
    }),
    lastDay: t.field({
      type: "Day",
      nullable: true,
      description: "The last one. Null: there is no end, for staff.",
      resolve: ({ lastDay }) => lastDay,
    }),
    days: t.field({
      type: [FreeSlotDay],
      description: "Every day that was asked for, also those outside the window.",
      resolve: ({ days }) => days,
    }),
  }),
});

builder.queryField("freeSlots", (t) =>
  t.field({
    type: FreeSlots,
    ...open("public"),
    args: { input: t.arg({ type: FreeSlotsInput, required: true, description: "What, and when." }) },
    complexity: { field: 50 },
    description:
      "When an appointment can be had, and why not at other times. Public. Errors: INVALID_INPUT, NOT_FOUND, UNAUTHENTICATED or FORBIDDEN with `forStaff`.",
    resolve: (_root, { input }, context) => findFreeSlots(context, input),
  }),
);
