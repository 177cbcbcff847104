import { Service } from "../booking/services/service.ts";
import { builder } from "../builder.ts";
import { isInService } from "../domain/access/staffState.ts";
import { imageUrl } from "../domain/imageUrl.ts";
import { StaffRoleEnum, StaffStateEnum } from "../enums.ts";
import { imageVariantArgs } from "../shop/products/imageVariantArgs.ts";
import { isAdmin, isSelf, isStaff } from "../viewer.ts";
import { PersonnelDetails } from "./personnelDetails.ts";
import { recordPersonnelView } from "./recordPersonnelView.ts";

export const StaffMember = builder.prismaNode("StaffMember", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "A staff member. Staff see one another; everyone sees names, positions, images, and services.",
  select: { id: true, state: true },
  // Customers can also see former staff members, who appear on their past appointments.
  authScopes: ({ state }, { viewer }) =>
    viewer.staff !== null || viewer.customer !== null || isInService(state),
  fields: (t) => ({
    username: t.exposeString("username", {
      authScopes: ({ id }, _args, { viewer }) => isAdmin(viewer) || isSelf(viewer, id),
      description: "The unique username for signing in. Admins and the person only.",
    }),
    name: t.exposeString("name", { description: "The full name." }),
    englishName: t.exposeString("englishName", { description: "The name in Latin letters; may be empty." }),
    positionName: t.exposeString("positionName", { description: "The job title, in the shop's own words." }),
    imageUrl: t.string({
      nullable: true,
      select: { imageHash: true },
      args: imageVariantArgs,
      description: "The path of the image on this server. Null: none.",
      resolve: ({ imageHash }, { variant }) => imageUrl(imageHash, variant),
    }),
    services: t.field({
      type: [Service],
      description: "The services that the staff member offers, by ID.",
      select: (_args, _context, nested) => ({
        skills: { orderBy: { serviceId: "asc" }, select: { service: nested(true) } },
      }),
      resolve: ({ skills }) => skills.map(({ service }) => service),
    }),
    role: t.expose("role", {
      type: StaffRoleEnum,
      authScopes: ({ id }, _args, { viewer }) => isStaff(viewer) || isSelf(viewer, id),
      description: "The role. Staff only.",
    }),
    state: t.expose("state", {
      type: StaffStateEnum,
      authScopes: ({ id }, _args, { viewer }) => isStaff(viewer) || isSelf(viewer, id),
      description: "Whether the staff member is active. Staff only.",
    }),
    mustChangePassword: t.exposeBoolean("mustChangePassword", {
      authScopes: ({ id }, _args, { viewer }) => isAdmin(viewer) || isSelf(viewer, id),
      description:
        "True until the staff member has chosen their own password; until then they can do nothing else. Admins and the person only.",
    }),
    personnel: t.field({
      type: PersonnelDetails,
      nullable: true,
      select: (_args, _context, nested) => ({ personnel: nested(true) }),
      authScopes: ({ id }, _args, { viewer }) => isAdmin(viewer) || (isStaff(viewer) && isSelf(viewer, id)),
      description:
        "Personnel documents and pay. Null: nothing was entered. Admins and the person only. A look at another person's papers is audited.",
      resolve: async ({ id, personnel }, _args, context) => {
        if (personnel !== null && !isSelf(context.viewer, id)) await recordPersonnelView(context, id);
        return personnel;
      },
    }),
    version: t.exposeInt("version", {
      authScopes: ({ id }, _args, { viewer }) => isStaff(viewer) || isSelf(viewer, id),
      description: "A number that increases with each edit. Staff only.",
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      authScopes: ({ id }, _args, { viewer }) => isStaff(viewer) || isSelf(viewer, id),
      description: "When the record was created. Staff only.",
    }),
  }),
});
