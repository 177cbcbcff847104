import { builder } from "../../builder.ts";
import { isWithdrawable } from "../../domain/shifts/shiftApproval.ts";
import { StaffMember } from "../../identity/staffMember.ts";
import { isShiftVisible } from "../../nodeVisibility.ts";
import { isAdmin, isSelf, isStaff } from "../../viewer.ts";
import { ShiftStateEnum } from "../bookingEnums.ts";
import { ShiftTemplate } from "./shiftTemplate.ts";

export const ShiftAssignment = builder.prismaNode("ShiftAssignment", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description:
    "A staff member's shift on a day. Visible to staff, and to everyone once it is open to customers.",
  select: { state: true, staffMemberId: true },
  authScopes: (assignment, { viewer }) => isShiftVisible(assignment, viewer),
  fields: (t) => ({
    staffMember: t.relation("staffMember", { type: StaffMember, description: "The staff member." }),
    shiftTemplate: t.relation("shiftTemplate", { type: ShiftTemplate, description: "The hours." }),
    date: t.expose("date", { type: "Day", description: "The day." }),
    state: t.expose("state", { type: ShiftStateEnum, description: "Its state." }),
    withdrawable: t.boolean({
      description: "Whether the viewer may remove it: admins any, staff their own while it is proposed.",
      resolve: ({ state, staffMemberId }, _args, { viewer }) =>
        isAdmin(viewer) || (isStaff(viewer) && isSelf(viewer, staffMemberId) && isWithdrawable(state)),
    }),
  }),
});
