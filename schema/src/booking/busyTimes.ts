import { builder, open } from "../builder.ts";
import { StaffMember } from "../identity/staffMember.ts";
import { type BusyTimeAnswer, findBusyTimes } from "./findBusyTimes.ts";
import { ShiftRange } from "./shiftAssignments.ts";

const BusyTime = builder.objectRef<BusyTimeAnswer>("BusyTime").implement({
  description: "That somebody is taken; for what and by whom is not said.",
  fields: (t) => ({
    staffMember: t.prismaField({
      type: StaffMember,
      nullable: true,
      description: "Who. Null: not specified.",
      resolve: (query, { staffMemberId }, _args, { prisma }) =>
        staffMemberId === null
          ? null
          : prisma.staffMember.findUnique({ ...query, where: { id: staffMemberId } }),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "From when." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Until when." }),
  }),
});

builder.queryField("busyTimes", (t) =>
  t.field({
    type: [BusyTime],
    ...open("public"),
    args: {
      range: t.arg({ type: ShiftRange, required: true, description: "Whose, and when: 62 days at most." }),
    },
    complexity: { field: 50 },
    description:
      "When people in service are taken, by time; what touches or overlaps is one for each of them. “Not specified” is there when nobody was asked for by name. A signed-in customer's own appointments are left out. Public. Errors: INVALID_INPUT.",
    resolve: (_root, { range }, context) => findBusyTimes(context, range),
  }),
);
