import { builder, open } from "../builder.ts";
import { StaffRole } from "../enums.ts";
import { setOwnPassword, setStaffPassword } from "./changePasswords.ts";
import { createStaffMember, updateStaffMember } from "./changeStaff.ts";
import { dismissStaffMember, reinstateStaffMember } from "./dismissStaff.ts";
import { PersonnelInput } from "./personnelInput.ts";
import { StaffMember } from "./staffMember.ts";

const StaffMemberDetailsInput = builder.inputType("StaffMemberDetailsInput", {
  description: "A staff member as admins write them; what is left out or null stays as it is.",
  fields: (t) => ({
    username: t.string({
      description: "The name to sign in with, 1 to 100 characters; made from the English name when left out.",
    }),
    name: t.string({ description: "1 to 200 characters; someone new needs one." }),
    englishName: t.string({ description: "1 to 200 characters; someone new needs one." }),
    positionName: t.string({ description: "1 to 200 characters; someone new needs one." }),
    role: t.field({ type: StaffRole, description: "What they may do; someone new needs one." }),
    image: t.string({
      description:
        "Their picture as base64, with or without a data-URL prefix, at most 1,000,000 bytes decoded; null takes it away.",
    }),
  }),
});

const CreateStaffMemberInput = builder.inputType("CreateStaffMemberInput", {
  description: "Someone new.",
  fields: (t) => ({
    details: t.field({ type: StaffMemberDetailsInput, required: true, description: "Who." }),
    password: t.string({
      description:
        "8 to 200 characters, to be changed when they first sign in; left out: the shop's default, else one is generated.",
    }),
    personnel: t.field({ type: PersonnelInput, description: "Their papers and pay." }),
    serviceIds: t.idList({ required: true, defaultValue: [], description: "What they offer." }),
  }),
});

interface Created {
  id: number;
  generatedPassword: string | null;
}

const CreatedStaffMember = builder.objectRef<Created>("CreatedStaffMember").implement({
  description: "Someone new, and how they sign in.",
  fields: (t) => ({
    staffMember: t.prismaField({
      type: StaffMember,
      description: "Who.",
      resolve: (query, { id }, _args, { prisma }) =>
        prisma.staffMember.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    generatedPassword: t.exposeString("generatedPassword", {
      nullable: true,
      description: "Their first password, shown this once. Null: it was given, or is the shop's default.",
    }),
  }),
});

builder.mutationField("createStaffMember", (t) =>
  t.field({
    type: CreatedStaffMember,
    args: { input: t.arg({ type: CreateStaffMemberInput, required: true, description: "Who." }) },
    description:
      "Adds a staff member, who must change the password when they first sign in. Errors: INVALID_INPUT, NOT_FOUND (a service), ALREADY_EXISTS (the user name).",
    resolve: (_root, { input }, context) => createStaffMember(context, input),
  }),
);

const UpdateStaffMemberInput = builder.inputType("UpdateStaffMemberInput", {
  description: "A change of one staff member.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Who." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    details: t.field({ type: StaffMemberDetailsInput, description: "What to write." }),
    personnel: t.field({ type: PersonnelInput, description: "Their papers and pay." }),
    addServiceIds: t.idList({
      required: true,
      defaultValue: [],
      description: "What they offer from now on; what they offer already stays.",
    }),
    removeServiceIds: t.idList({
      required: true,
      defaultValue: [],
      description: "What they no longer offer; appointments that have it stay.",
    }),
  }),
});

builder.mutationField("updateStaffMember", (t) =>
  t.prismaField({
    type: StaffMember,
    args: { input: t.arg({ type: UpdateStaffMemberInput, required: true, description: "The change." }) },
    description:
      "Changes a staff member; another role signs them out. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, ALREADY_EXISTS (the user name), FORBIDDEN (the last admin's role).",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateStaffMember(context, input);
      return context.prisma.staffMember.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DismissStaffMemberInput = builder.inputType("DismissStaffMemberInput", {
  description: "Someone who leaves.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Who." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    force: t.boolean({
      required: true,
      defaultValue: false,
      description: "Whether to do so although they have appointments, which become “not specified”.",
    }),
  }),
});

builder.mutationField("dismissStaffMember", (t) =>
  t.prismaField({
    type: StaffMember,
    args: { input: t.arg({ type: DismissStaffMemberInput, required: true, description: "Who." }) },
    description:
      "Dismisses a staff member and signs them out at once. Errors: NOT_FOUND, CONFLICT, FORBIDDEN (the last admin), SHIFT_HAS_APPOINTMENTS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await dismissStaffMember(context, input);
      return context.prisma.staffMember.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const ReinstateStaffMemberInput = builder.inputType("ReinstateStaffMemberInput", {
  description: "Someone who comes back, or was not enabled yet.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Who." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
  }),
});

builder.mutationField("reinstateStaffMember", (t) =>
  t.prismaField({
    type: StaffMember,
    args: { input: t.arg({ type: ReinstateStaffMemberInput, required: true, description: "Who." }) },
    description:
      "Takes a staff member into service; their shifts are as they were. Errors: NOT_FOUND, CONFLICT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await reinstateStaffMember(context, input);
      return context.prisma.staffMember.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const SetOwnPasswordInput = builder.inputType("SetOwnPasswordInput", {
  description: "A new password of one's own.",
  fields: (t) => ({
    currentPassword: t.string({
      description: "The password until now; checked where it is given, as the console does.",
    }),
    password: t.string({
      required: true,
      description: "8 to 200 characters; not the one that must be changed.",
    }),
  }),
});

builder.mutationField("setOwnPassword", (t) =>
  t.prismaField({
    type: StaffMember,
    // Also for those to whom nothing else is open yet; whoever has no staff session is refused by the operation.
    ...open("public"),
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
  description: "A new password for somebody.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Who." }),
    password: t.string({ required: true, description: "8 to 200 characters." }),
  }),
});

builder.mutationField("setStaffPassword", (t) =>
  t.prismaField({
    type: StaffMember,
    args: { input: t.arg({ type: SetStaffPasswordInput, required: true, description: "Whose, and what." }) },
    description:
      "Gives somebody a password, which they must change when they sign in, and ends their sessions. Errors: NOT_FOUND, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await setStaffPassword(context, input);
      return context.prisma.staffMember.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
