import { builder, open } from "../builder.ts";
import { ShiftState } from "../enums.ts";
import { StaffMember } from "../identity/staffMember.ts";
import { type FreeTimeAnswer, findFreeTimes } from "./findFreeTimes.ts";
import { ShiftRange } from "./shiftAssignments.ts";

const FreeTime = builder.objectRef<FreeTimeAnswer>("FreeTime").implement({
  description: "That somebody works and has nothing else.",
  fields: (t) => ({
    staffMember: t.prismaField({
      type: StaffMember,
      description: "Who.",
      resolve: (query, { staffMemberId }, _args, { prisma }) =>
        prisma.staffMember.findUniqueOrThrow({ ...query, where: { id: staffMemberId } }),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "From when." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Until when." }),
  }),
});

builder.queryField("freeTimes", (t) =>
  t.field({
    type: [FreeTime],
    ...open("staff"),
    args: {
      range: t.arg({ type: ShiftRange, required: true, description: "Whose, and when: 62 days at most." }),
      atLeast: t.arg({
        type: ShiftState,
        description: "The least state of a shift that counts; left out: CONFIRMED.",
      }),
    },
    complexity: { field: 50 },
    description:
      "When people in service are free, by day and person, past times too. For staff. Errors: INVALID_INPUT.",
    resolve: (_root, { range, atLeast }, context) => findFreeTimes(context, range, atLeast ?? "CONFIRMED"),
  }),
);
