import { builder } from "../../builder.ts";
import { StaffMember } from "../../identity/staffMember.ts";

export const StoreClosure = builder.prismaNode("StoreClosure", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "A closure of the whole store, regardless of its hours. Staff only.",
  authScopes: { staff: true },
  fields: (t) => ({
    startsAt: t.expose("startsAt", { type: "DateTime", description: "The start." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "The end of the closure." }),
    note: t.exposeString("note", { description: "The reason; may be empty." }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
  }),
});

export const StaffTimeOff = builder.prismaNode("StaffTimeOff", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "An absence of a staff member, regardless of their shifts. Staff only.",
  authScopes: { staff: true },
  fields: (t) => ({
    staffMember: t.relation("staffMember", { type: StaffMember, description: "The staff member." }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "The start." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "The end of the absence." }),
    note: t.exposeString("note", { description: "The reason; may be empty." }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
  }),
});
