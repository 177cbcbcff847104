import { allow, builder } from "../../builder.ts";
import { StaffMember } from "../../identity/staffMember.ts";
import { ShiftStateEnum, SlotRefusalEnum } from "../bookingEnums.ts";
import { chooseStaff, type StaffChoiceResult, type StaffChoicesResult } from "./chooseStaff.ts";

const StaffChoicesInput = builder.inputType("StaffChoicesInput", {
  description: "A time and a service.",
  fields: (t) => ({
    startsAt: t.field({ type: "DateTime", required: true, description: "The start." }),
    endsAt: t.field({
      type: "DateTime",
      description:
        "The end. Omitted: after the duration of the service. Either this or the service is required.",
    }),
    serviceId: t.id({ description: "The service. Omitted: anyone who is free." }),
    atLeast: t.field({
      type: ShiftStateEnum,
      description:
        "The minimum state of a shift that counts. Omitted: CONFIRMED. Always OPEN_TO_CUSTOMERS for customers.",
    }),
    ignoreAppointmentId: t.id({
      description:
        "An appointment that is being moved and whose time counts as free: one of the customer's own, or any for staff. Others are NOT_FOUND.",
    }),
  }),
});

const StaffChoice = builder.objectRef<StaffChoiceResult>("StaffChoice").implement({
  description: "Whether an active staff member is available for a time.",
  fields: (t) => ({
    staffMember: t.rowField({
      type: StaffMember,
      description: "The staff member.",
      // Prisma batches these lookups into one statement.
      resolve: (query, { staffMemberId }, _args, { prisma }) =>
        prisma.staffMember.findUniqueOrThrow({ ...query, where: { id: staffMemberId } }),
    }),
    free: t.exposeBoolean("free", { description: "Whether the staff member is available." }),
    reason: t.expose("reason", {
      type: SlotRefusalEnum,
      nullable: true,
      description: "The reason if the staff member is not available. Null: they are.",
    }),
  }),
});

const StaffChoices = builder.objectRef<StaffChoicesResult>("StaffChoices").implement({
  description: "The staff members available for a time.",
  fields: (t) => ({
    notSpecified: t.exposeBoolean("notSpecified", {
      description:
        "Whether the time can be booked without choosing a staff member, also considering other “not specified” items.",
    }),
    staff: t.field({
      type: [StaffChoice],
      description: "Active staff members, by ID.",
      resolve: ({ staff }) => staff,
    }),
  }),
});

const input = { type: StaffChoicesInput, required: true, description: "The time." } as const;

builder.queryField("staffChoices", (t) =>
  t.field({
    type: StaffChoices,
    ...allow("staff"),
    args: { input: t.arg(input) },
    complexity: { field: 50 },
    description:
      "Which staff members are available for a time under the rules for admins, and why the others are not. For staff. Errors: INVALID_INPUT, NOT_FOUND.",
    resolve: (_root, args, context) => chooseStaff(context, "ADMIN", args.input),
  }),
);

builder.queryField("bookableStaffChoices", (t) =>
  t.field({
    type: StaffChoices,
    ...allow("public"),
    args: { input: t.arg(input) },
    complexity: { field: 50 },
    description:
      "The staff members who can be booked for a time under the rules for customers. Public. Errors: INVALID_INPUT, NOT_FOUND.",
    resolve: (_root, args, context) => chooseStaff(context, "CUSTOMER", args.input),
  }),
);
