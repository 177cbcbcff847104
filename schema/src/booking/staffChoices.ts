import { builder, open } from "../builder.ts";
import { ShiftState, SlotRefusal } from "../enums.ts";
import { StaffMember } from "../identity/staffMember.ts";
import { chooseStaff, type StaffChoiceAnswer, type StaffChoicesAnswer } from "./chooseStaff.ts";

const StaffChoicesInput = builder.inputType("StaffChoicesInput", {
  description: "A time, and what is to be done in it.",
  fields: (t) => ({
    startsAt: t.field({ type: "DateTime", required: true, description: "From when." }),
    endsAt: t.field({
      type: "DateTime",
      description: "Until when; left out: as long as the service takes. One of the two must be given.",
    }),
    serviceId: t.id({ description: "What for; left out: whoever is free." }),
    atLeast: t.field({
      type: ShiftState,
      description:
        "The least state of a shift that counts; left out: CONFIRMED. For customers always OPEN_TO_CUSTOMERS.",
    }),
    ignoreAppointmentId: t.id({
      description:
        "An appointment that is being moved, whose time counts as free: the customer's own, or any for staff. Another one is NOT_FOUND.",
    }),
  }),
});

const StaffChoice = builder.objectRef<StaffChoiceAnswer>("StaffChoice").implement({
  description: "Whether somebody in service can be had for a time.",
  fields: (t) => ({
    staffMember: t.prismaField({
      type: StaffMember,
      description: "Who.",
      // Asked for one by one, which Prisma puts together into one statement.
      resolve: (query, { staffMemberId }, _args, { prisma }) =>
        prisma.staffMember.findUniqueOrThrow({ ...query, where: { id: staffMemberId } }),
    }),
    free: t.exposeBoolean("free", { description: "Whether they can." }),
    reason: t.expose("reason", {
      type: SlotRefusal,
      nullable: true,
      description: "Why not. Null: they can.",
    }),
  }),
});

const StaffChoices = builder.objectRef<StaffChoicesAnswer>("StaffChoices").implement({
  description: "Who can be had for a time.",
  fields: (t) => ({
    notSpecified: t.exposeBoolean("notSpecified", {
      description:
        "Whether the time can be had without naming anyone: somebody is free, also beside those to whom nobody is assigned yet.",
    }),
    staff: t.field({
      type: [StaffChoice],
      description: "People in service, by id.",
      resolve: ({ staff }) => staff,
    }),
  }),
});

const input = { type: StaffChoicesInput, required: true, description: "The time." } as const;

builder.queryField("staffChoices", (t) =>
  t.field({
    type: StaffChoices,
    ...open("staff"),
    args: { input: t.arg(input) },
    complexity: { field: 50 },
    description:
      "Who is free for a time by the rules of admins, and why the others are not. For staff. Errors: INVALID_INPUT, NOT_FOUND.",
    resolve: (_root, args, context) => chooseStaff(context, "ADMIN", args.input),
  }),
);

builder.queryField("bookableStaffChoices", (t) =>
  t.field({
    type: StaffChoices,
    ...open("public"),
    args: { input: t.arg(input) },
    complexity: { field: 50 },
    description:
      "Who can be booked for a time by the rules of customers; the others are left out. Public. Errors: INVALID_INPUT, NOT_FOUND.",
    resolve: (_root, args, context) => chooseStaff(context, "CUSTOMER", args.input),
  }),
);
