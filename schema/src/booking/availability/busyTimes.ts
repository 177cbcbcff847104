import { allow, builder } from "../../builder.ts";
import { StaffMember } from "../../identity/staffMember.ts";
import { DayRangeInput } from "../absences/absences.ts";
import { ShiftRange } from "../shifts/shiftAssignments.ts";
import { type BusyTimeResult, findBusyTimes, findColleaguesTimes } from "./findBusyTimes.ts";

const BusyTime = builder.objectRef<BusyTimeResult>("BusyTime").implement({
  description: "A time in which a staff member is busy, without the reason or the customer.",
  fields: (t) => ({
    staffMember: t.rowField({
      type: StaffMember,
      nullable: true,
      description: "The staff member. Null: “not specified”.",
      resolve: (query, { staffMemberId }, _args, { prisma }) =>
        staffMemberId === null
          ? null
          : prisma.staffMember.findUnique({ ...query, where: { id: staffMemberId } }),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "The start." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "The end." }),
  }),
});

builder.queryField("busyTimes", (t) =>
  t.field({
    type: [BusyTime],
    ...allow("public"),
    args: {
      range: t.arg({
        type: ShiftRange,
        required: true,
        description: "The staff members and the days; at most 62 days.",
      }),
    },
    complexity: { field: 50 },
    description:
      "The times in which active staff members are busy, by time; adjacent and overlapping times of one person are merged. Includes “not specified” items if no staff members are named. A signed-in customer's own appointments are left out. Public. Errors: INVALID_INPUT.",
    resolve: (_root, { range }, context) => findBusyTimes(context, range),
  }),
);

builder.queryField("colleaguesTimes", (t) =>
  t.field({
    type: [BusyTime],
    ...allow("staff"),
    args: {
      range: t.arg({ type: DayRangeInput, required: true, description: "The days; at most 62." }),
    },
    complexity: { field: 50 },
    description:
      "The times of the appointments that the signed-in staff member may not read, by time; adjacent and overlapping times of one person are merged. Empty for admins, who read all appointments. For staff. Errors: INVALID_INPUT.",
    resolve: (_root, { range }, context) => findColleaguesTimes(context, range),
  }),
);
