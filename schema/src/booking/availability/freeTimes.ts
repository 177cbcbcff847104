import { allow, builder } from "../../builder.ts";
import { StaffMember } from "../../identity/staffMember.ts";
import { ShiftStateEnum } from "../bookingEnums.ts";
import { ShiftRange } from "../shifts/shiftAssignments.ts";
import { type FreeTimeResult, findFreeTimes } from "./findFreeTimes.ts";

const FreeTime = builder.objectRef<FreeTimeResult>("FreeTime").implement({
  description: "A time in which a staff member works and has nothing booked.",
  fields: (t) => ({
    staffMember: t.rowField({
      type: StaffMember,
      description: "The staff member.",
      resolve: (query, { staffMemberId }, _args, { prisma }) =>
        prisma.staffMember.findUniqueOrThrow({ ...query, where: { id: staffMemberId } }),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "The start." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "The end." }),
  }),
});

builder.queryField("freeTimes", (t) =>
  t.field({
    type: [FreeTime],
    ...allow("staff"),
    args: {
      range: t.arg({
        type: ShiftRange,
        required: true,
        description: "The staff members and the days; at most 62 days.",
      }),
      atLeast: t.arg({
        type: ShiftStateEnum,
        description: "The minimum state of a shift that counts. Omitted: CONFIRMED.",
      }),
    },
    complexity: { field: 50 },
    description:
      "The times in which active staff members are free, by day and person, including past times. For staff. Errors: INVALID_INPUT.",
    resolve: (_root, { range, atLeast }, context) => findFreeTimes(context, range, atLeast ?? "CONFIRMED"),
  }),
);
