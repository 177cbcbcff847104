import type { StaffPreference as StoredPreference } from "@machiya/prisma/client";
import type * as stored from "@machiya/prisma/enums";
import { allow, builder } from "../builder.ts";
import { describedEnum } from "../enums.ts";
import { ViewerObject } from "../identity/session.ts";
import { isAdmin } from "../viewer.ts";
import { deletePreference, savePreference } from "./changePreferences.ts";

const PreferenceKindEnum = describedEnum<stored.PreferenceKind>(
  "PreferenceKind",
  "What a preference of a staff member sets.",
  {
    TABLE: "The columns of a list, their order and widths, and the number of rows on a page.",
    VIEW: "A saved view of a list: its filters, sort, and columns.",
    CALENDAR: "The calendar of appointments: what its colors mean.",
    ALERTS: "Which alerts the staff member has seen.",
  },
);

type ReadPreference = StoredPreference & { staffMember: { name: string } };

const StaffPreference = builder.objectRef<ReadPreference>("StaffPreference").implement({
  description: "A setting of the console that a staff member chose.",
  fields: (t) => ({
    kind: t.expose("kind", { type: PreferenceKindEnum, description: "What it sets." }),
    subject: t.exposeString("subject", { description: "The list." }),
    name: t.exposeString("name", { description: "The name of a view; empty for other kinds." }),
    value: t.string({
      description: "The value as JSON, in the format of its kind.",
      resolve: ({ value }) => JSON.stringify(value),
    }),
    shared: t.exposeBoolean("isShared", { description: "Whether all admins read it." }),
    isOwn: t.boolean({
      description: "Whether it belongs to the viewer, who alone can change it.",
      resolve: ({ staffMemberId }, _args, { viewer }) => staffMemberId === viewer.staff?.id,
    }),
    ownerName: t.string({
      description: "The name of the staff member who saved it.",
      resolve: ({ staffMember }) => staffMember.name,
    }),
  }),
});

builder.objectField(ViewerObject, "preferences", (t) =>
  t.field({
    type: [StaffPreference],
    description:
      "The signed-in staff member's own preferences and, for admins, those that others share; empty without a staff session.",
    resolve: (_viewer, _args, { prisma, viewer }) =>
      viewer.staff === null
        ? []
        : prisma.staffPreference.findMany({
            where: {
              OR: [{ staffMemberId: viewer.staff.id }, ...(isAdmin(viewer) ? [{ isShared: true }] : [])],
            },
            orderBy: { id: "asc" },
            include: { staffMember: { select: { name: true } } },
          }),
  }),
);

const SaveStaffPreferenceInput = builder.inputType("SaveStaffPreferenceInput", {
  description: "A preference to store; it replaces the viewer's own of the same kind, subject, and name.",
  fields: (t) => ({
    kind: t.field({ type: PreferenceKindEnum, required: true, description: "What it sets." }),
    subject: t.string({ required: true, description: "The list; 1 to 60 characters." }),
    name: t.string({
      required: true,
      defaultValue: "",
      description: "The name of a view, 1 to 60 characters; empty for other kinds.",
    }),
    value: t.string({
      required: true,
      description:
        "The value as JSON of at most 8000 characters. Unknown and damaged parts are replaced by their default.",
    }),
    shared: t.boolean({ required: true, defaultValue: false, description: "Whether all admins read it." }),
  }),
});

builder.mutationField("saveStaffPreference", (t) =>
  t.field({
    type: StaffPreference,
    ...allow("staff"),
    args: {
      input: t.arg({ type: SaveStaffPreferenceInput, required: true, description: "The preference." }),
    },
    description:
      "Stores a preference of the signed-in staff member, who may have 300. For staff. Errors: INVALID_INPUT.",
    resolve: async (_root, { input }, context) => {
      const id = await savePreference(context, input);
      return context.prisma.staffPreference.findUniqueOrThrow({
        where: { id },
        include: { staffMember: { select: { name: true } } },
      });
    },
  }),
);

const DeleteStaffPreferenceInput = builder.inputType("DeleteStaffPreferenceInput", {
  description: "The preference to delete.",
  fields: (t) => ({
    kind: t.field({ type: PreferenceKindEnum, required: true, description: "What it sets." }),
    subject: t.string({ required: true, description: "The list." }),
    name: t.string({ required: true, defaultValue: "", description: "The name of a view." }),
  }),
});

builder.mutationField("deleteStaffPreference", (t) =>
  t.field({
    type: ViewerObject,
    ...allow("staff"),
    args: { input: t.arg({ type: DeleteStaffPreferenceInput, required: true, description: "Which one." }) },
    description:
      "Deletes a preference of the signed-in staff member; one that does not exist is no error. For staff.",
    resolve: async (_root, { input }, context) => {
      await deletePreference(context, input);
      return {};
    },
  }),
);
