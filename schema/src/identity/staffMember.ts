import { Service } from "../booking/service.ts";
import { builder } from "../builder.ts";
import { imageUrl } from "../domain/imageUrl.ts";
import { isInService } from "../domain/staffState.ts";
import { StaffRole, StaffState } from "../enums.ts";
import { imageVariantArgs } from "../shop/imageVariantArgs.ts";
import { isAdmin, isSelf, isStaff } from "../viewer.ts";
import { PersonnelDetails } from "./personnelDetails.ts";

export const StaffMember = builder.prismaNode("StaffMember", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description:
    "Someone who works here. Staff see one another; everyone sees names, position, picture and services.",
  select: { id: true, state: true },
  // Customers also see who once served them, on their own appointments.
  authScopes: ({ state }, { viewer }) =>
    viewer.staff !== null || viewer.customer !== null || isInService(state),
  fields: (t) => ({
    username: t.exposeString("username", {
      authScopes: ({ id }, _args, { viewer }) => isAdmin(viewer) || isSelf(viewer, id),
      description: "The name they sign in with; unique. Admins and the person alone.",
    }),
    name: t.exposeString("name", { description: "Full name." }),
    englishName: t.exposeString("englishName", { description: "Name in Latin letters; may be empty." }),
    positionName: t.exposeString("positionName", { description: "Their job, in the shop's own words." }),
    imageUrl: t.string({
      nullable: true,
      select: { imageHash: true },
      args: imageVariantArgs,
      description: "Address of their picture, below this server's own. Null: none.",
      resolve: ({ imageHash }, { variant }) => imageUrl(imageHash, variant),
    }),
    services: t.field({
      type: [Service],
      description: "What they offer, by id.",
      select: (_args, _context, nested) => ({
        skills: { orderBy: { serviceId: "asc" }, select: { service: nested(true) } },
      }),
      resolve: ({ skills }) => skills.map(({ service }) => service),
    }),
    role: t.expose("role", {
      type: StaffRole,
      authScopes: ({ id }, _args, { viewer }) => isStaff(viewer) || isSelf(viewer, id),
      description: "What they may do. Staff only.",
    }),
    state: t.expose("state", {
      type: StaffState,
      authScopes: ({ id }, _args, { viewer }) => isStaff(viewer) || isSelf(viewer, id),
      description: "Whether they work here. Staff only.",
    }),
    mustChangePassword: t.exposeBoolean("mustChangePassword", {
      authScopes: ({ id }, _args, { viewer }) => isAdmin(viewer) || isSelf(viewer, id),
      description:
        "True until they have chosen a password of their own; nothing else is open to them before. Admins and the person alone.",
    }),
    personnel: t.relation("personnel", {
      type: PersonnelDetails,
      nullable: true,
      authScopes: ({ id }, _args, { viewer }) => isAdmin(viewer) || (isStaff(viewer) && isSelf(viewer, id)),
      description: "Their papers and pay. Null: nothing was written. Admins and the person alone.",
    }),
    version: t.exposeInt("version", {
      authScopes: ({ id }, _args, { viewer }) => isStaff(viewer) || isSelf(viewer, id),
      description: "Counts the edits. Staff only.",
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      authScopes: ({ id }, _args, { viewer }) => isStaff(viewer) || isSelf(viewer, id),
      description: "When they were added. Staff only.",
    }),
  }),
});
