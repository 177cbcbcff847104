import { builder } from "../builder.ts";
import { StaffRole, StaffState } from "../enums.ts";
import { isStaffMemberVisible } from "../nodeVisibility.ts";

export const StaffMember = builder.prismaNode("StaffMember", {
  id: { field: "id", description: "Global id." },
  description: "Someone who works here. Visible to admins and to the person.",
  select: { id: true },
  authScopes: (staffMember, { viewer }) => isStaffMemberVisible(staffMember, viewer),
  fields: (t) => ({
    username: t.exposeString("username", { description: "The name they sign in with; unique." }),
    name: t.exposeString("name", { description: "Full name." }),
    englishName: t.exposeString("englishName", { description: "Name in Latin letters; may be empty." }),
    positionName: t.exposeString("positionName", { description: "Their job, in the shop's own words." }),
    role: t.expose("role", { type: StaffRole, description: "What they may do." }),
    state: t.expose("state", { type: StaffState, description: "Whether they work here." }),
    mustChangePassword: t.exposeBoolean("mustChangePassword", {
      description: "True until they have chosen a password of their own.",
    }),
    version: t.exposeInt("version", { description: "Counts the edits." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When they were added." }),
  }),
});
