import { allow, builder } from "../builder.ts";
import { StaffRoleEnum } from "../enums.ts";
import { setOwnPassword, setStaffPassword } from "./changePasswords.ts";
import { createStaffMember, updateStaffMember } from "./changeStaff.ts";
import { dismissStaffMember, reinstateStaffMember } from "./dismissStaff.ts";
import { PersonnelInput } from "./personnelInput.ts";
import { StaffMember } from "./staffMember.ts";

const StaffMemberDetailsInput = builder.inputType("StaffMemberDetailsInput", {
  description: "A staff member as admins enter them. An omitted or null field stays unchanged.",
  fields: (t) => ({
    username: t.string({
      description:
        "The username, 1 to 100 characters. Omitted for a new staff member: made from the English name.",
    }),
    name: t.string({ description: "1 to 200 characters. Required for a new staff member." }),
    englishName: t.string({ description: "1 to 200 characters. Required for a new staff member." }),
    positionName: t.string({ description: "1 to 200 characters. Required for a new staff member." }),
    role: t.field({ type: StaffRoleEnum, description: "The role. Required for a new staff member." }),
    image: t.string({
      description:
        "The image in base64, with or without a data-URL prefix; at most 1,000,000 bytes decoded. Null removes it.",
    }),
  }),
});

const CreateStaffMemberInput = builder.inputType("CreateStaffMemberInput", {
  description: "A new staff member.",
  fields: (t) => ({
    details: t.field({ type: StaffMemberDetailsInput, required: true, description: "The staff member." }),
    password: t.string({
      description:
        "8 to 200 characters; must be changed at the first login. Omitted: the server's default password, or a generated one.",
    }),
    personnel: t.field({ type: PersonnelInput, description: "Their personnel documents and pay." }),
    serviceIds: t.idList({ required: true, defaultValue: [], description: "The services that they offer." }),
  }),
});

interface Created {
  id: number;
  generatedPassword: string | null;
}

const CreatedStaffMember = builder.objectRef<Created>("CreatedStaffMember").implement({
  description: "A new staff member and their login.",
  fields: (t) => ({
    staffMember: t.rowField({
      type: StaffMember,
      description: "The staff member.",
      resolve: (query, { id }, _args, { prisma }) =>
        prisma.staffMember.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    generatedPassword: t.exposeString("generatedPassword", {
      nullable: true,
      description:
        "The initial password, shown only once. Null: the request supplied it, or it is the server's default.",
    }),
  }),
});

builder.mutationField("createStaffMember", (t) =>
  t.field({
    type: CreatedStaffMember,
    args: {
      input: t.arg({ type: CreateStaffMemberInput, required: true, description: "The staff member." }),
    },
    description:
      "Creates a staff member, who must change the password at the first login. Errors: INVALID_INPUT, NOT_FOUND (a service), ALREADY_EXISTS (the username).",
    resolve: (_root, { input }, context) => createStaffMember(context, input),
  }),
);

const UpdateStaffMemberInput = builder.inputType("UpdateStaffMemberInput", {
  description: "Changes of one staff member.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The staff member." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({ type: StaffMemberDetailsInput, description: "The values to write." }),
    personnel: t.field({ type: PersonnelInput, description: "Their personnel documents and pay." }),
    addServiceIds: t.idList({
      required: true,
      defaultValue: [],
      description: "Services that they now also offer.",
    }),
    removeServiceIds: t.idList({
      required: true,
      defaultValue: [],
      description: "Services that they no longer offer; existing appointments with them stay.",
    }),
  }),
});

builder.mutationField("updateStaffMember", (t) =>
  t.rowField({
    type: StaffMember,
    args: { input: t.arg({ type: UpdateStaffMemberInput, required: true, description: "The change." }) },
    description:
      "Changes a staff member. A new role ends their sessions. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, ALREADY_EXISTS (the username), FORBIDDEN (the last admin's role).",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateStaffMember(context, input);
      return context.prisma.staffMember.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DismissStaffMemberInput = builder.inputType("DismissStaffMemberInput", {
  description: "A staff member who leaves.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The staff member." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    force: t.boolean({
      required: true,
      defaultValue: false,
      description: "Whether to proceed although they have appointments. Their items become “not specified”.",
    }),
  }),
});

builder.mutationField("dismissStaffMember", (t) =>
  t.rowField({
    type: StaffMember,
    args: {
      input: t.arg({ type: DismissStaffMemberInput, required: true, description: "The staff member." }),
    },
    description:
      "Dismisses a staff member and ends their sessions. Errors: NOT_FOUND, CONFLICT, FORBIDDEN (the last admin), SHIFT_HAS_APPOINTMENTS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await dismissStaffMember(context, input);
      return context.prisma.staffMember.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const ReinstateStaffMemberInput = builder.inputType("ReinstateStaffMemberInput", {
  description: "A staff member to reinstate or enable.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The staff member." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
  }),
});

builder.mutationField("reinstateStaffMember", (t) =>
  t.rowField({
    type: StaffMember,
    args: {
      input: t.arg({ type: ReinstateStaffMemberInput, required: true, description: "The staff member." }),
    },
    description:
      "Reinstates or enables a staff member; their shifts are unchanged. Errors: NOT_FOUND, CONFLICT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await reinstateStaffMember(context, input);
      return context.prisma.staffMember.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const SetOwnPasswordInput = builder.inputType("SetOwnPasswordInput", {
  description: "A new password for oneself.",
  fields: (t) => ({
    currentPassword: t.string({
      description: "The current password. It is checked only if it is sent; the console always sends it.",
    }),
    password: t.string({
      required: true,
      description: "8 to 200 characters; different from the password that must be changed.",
    }),
  }),
});

builder.mutationField("setOwnPassword", (t) =>
  t.rowField({
    type: StaffMember,
    // Public, because staff who must change their password have no other access; the operation itself
    // requires a staff session.
    ...allow("public"),
    args: { input: t.arg({ type: SetOwnPasswordInput, required: true, description: "The password." }) },
    description:
      "Changes the password of the signed-in staff member and ends their other sessions. For staff. Errors: UNAUTHENTICATED, INVALID_INPUT, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await setOwnPassword(context, input);
      return context.prisma.staffMember.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const SetStaffPasswordInput = builder.inputType("SetStaffPasswordInput", {
  description: "A new password for a staff member.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The staff member." }),
    password: t.string({ required: true, description: "8 to 200 characters." }),
  }),
});

builder.mutationField("setStaffPassword", (t) =>
  t.rowField({
    type: StaffMember,
    args: {
      input: t.arg({
        type: SetStaffPasswordInput,
        required: true,
        description: "The staff member and the password.",
      }),
    },
    description:
      "Sets a staff member's password, which they must change at the next login, and ends their sessions. Errors: NOT_FOUND, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await setStaffPassword(context, input);
      return context.prisma.staffMember.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
