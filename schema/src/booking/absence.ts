import { builder } from "../builder.ts";
import { StaffMember } from "../identity/staffMember.ts";

export const StoreClosure = builder.prismaNode("StoreClosure", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "When the whole store is closed, whatever its hours say. Staff only.",
  authScopes: { staff: true },
  fields: (t) => ({
    startsAt: t.expose("startsAt", { type: "DateTime", description: "From when." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Until when; then it is open again." }),
    note: t.exposeString("note", { description: "Why; may be empty." }),
    version: t.exposeInt("version", { description: "Counts the edits." }),
  }),
});

export const StaffTimeOff = builder.prismaNode("StaffTimeOff", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "When somebody is away, whatever their shifts say. Staff only.",
  authScopes: { staff: true },
  fields: (t) => ({
    staffMember: t.relation("staffMember", { type: StaffMember, description: "Who." }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "From when." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Until when; then they are back." }),
    note: t.exposeString("note", { description: "Why; may be empty." }),
    version: t.exposeInt("version", { description: "Counts the edits." }),
  }),
});
