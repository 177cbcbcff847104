import { allow, builder } from "../builder.ts";
import type { CountedBy } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { LoginMethodEnum } from "../enums.ts";
import { audit } from "../writes/audit.ts";
import { Customer } from "./customer.ts";
import { identifyCustomer } from "./identifyCustomer.ts";
import { StaffMember } from "./staffMember.ts";

export const ViewerObject = builder.objectRef<Record<never, never>>("Viewer").implement({
  description:
    "The current viewer. A browser may have a staff session and a customer session at the same time.",
  fields: (t) => ({
    staffMember: t.rowField({
      type: StaffMember,
      nullable: true,
      description: "The signed-in staff member. Null: there is no staff session.",
      resolve: (query, _viewer, _args, { prisma, viewer }) =>
        viewer.staff && prisma.staffMember.findUnique({ ...query, where: { id: viewer.staff.id } }),
    }),
    customer: t.rowField({
      type: Customer,
      nullable: true,
      description: "The signed-in customer. Null: there is no customer session.",
      resolve: (query, _viewer, _args, { prisma, viewer }) =>
        viewer.customer && prisma.customer.findUnique({ ...query, where: { id: viewer.customer.id } }),
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: ViewerObject,
    ...allow("public"),
    description: "The current viewer. Public.",
    resolve: () => ({}),
  }),
);

const LogInInput = builder.inputType("LogInInput", {
  description: "A staff member's credentials.",
  fields: (t) => ({
    username: t.string({ required: true, description: "The username." }),
    password: t.string({ required: true, description: "The password." }),
    method: t.field({ type: LoginMethodEnum, defaultValue: "COMPANY", description: "The login method." }),
  }),
});

builder.mutationField("logIn", (t) =>
  t.field({
    type: ViewerObject,
    ...allow("public"),
    args: { input: t.arg({ type: LogInInput, required: true, description: "The credentials." }) },
    description:
      "Opens a staff session. Public. Errors: WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS, ACCOUNT_DISABLED, LOGIN_METHOD_UNAVAILABLE.",
    resolve: async (_root, { input }, context) => {
      const { prisma, passwords, sessions, loginThrottle, viewer } = context;
      if (input.method === "GOOGLE") throw new DomainError("LOGIN_METHOD_UNAVAILABLE");
      const username = input.username.trim();
      const staffMember = await prisma.staffMember.findUnique({ where: { username } });
      // A person with a live session of this account must not be locked out by failed attempts of others.
      const session = viewer.staff?.id === staffMember?.id ? (viewer.staff?.sessionId ?? null) : null;
      const by: CountedBy = session === null ? "account" : { session };
      let matches = false;
      const isAdmitted = await loginThrottle.attempt(username, by, async () => {
        matches = await passwords.verify(staffMember?.passwordHash ?? null, input.password);
        return matches && staffMember?.state === "IN_SERVICE";
      });
      if (staffMember === null || !matches) throw new DomainError("WRONG_CREDENTIALS");
      if (!isAdmitted) throw new DomainError("ACCOUNT_DISABLED");
      const { id, role, mustChangePassword } = staffMember;
      const actor = { staff: { id, role, mustChangePassword, sessionId: null }, customer: null, token: null };
      await audit(prisma, { viewer: actor }, [{ action: "LOG_IN", type: "StaffMember", id }]);
      await sessions.startStaff(staffMember);
      return {};
    },
  }),
);

builder.mutationField("logOut", (t) =>
  t.field({
    type: ViewerObject,
    ...allow("public"),
    description: "Ends the staff session, also on the server. Public; without a session it does nothing.",
    resolve: async (_root, _args, { sessions }) => {
      await sessions.endStaff();
      return {};
    },
  }),
);

const UnverifiedCustomerInput = builder.inputType("UnverifiedCustomerInput", {
  description: "A customer's unverified identity; accepted only if the server is configured to do so.",
  fields: (t) => ({
    lineUserId: t.string({ required: true, description: "The LINE user ID: U and 32 hexadecimal digits." }),
    name: t.string({ required: true, description: "The display name." }),
    key: t.string({ required: true, description: "The configured key for this login." }),
  }),
});

const CustomerCodeInput = builder.inputType("CustomerCodeInput", {
  description: "What LINE's login page returned to a browser that started at /line/login/start.",
  fields: (t) => ({
    code: t.string({ required: true, description: "LINE's code; valid once, for ten minutes." }),
    state: t.string({
      required: true,
      description: "The returned state; valid once, in the same browser.",
    }),
  }),
});

const LogInCustomerInput = builder.inputType("LogInCustomerInput", {
  description: "How a customer signs in: exactly one of idToken, accessToken, code, and unverified.",
  fields: (t) => ({
    idToken: t.string({ description: "A LINE ID token, which the server verifies with LINE." }),
    liffAccessToken: t.string({
      description:
        "LIFF's access token, in addition to idToken. It does not identify the customer: the server keeps it encrypted until it expires, and uses it only to revoke the customer's permissions at LINE when they are deleted.",
    }),
    accessToken: t.string({ description: "A LINE access token, which the server verifies with LINE." }),
    code: t.field({
      type: CustomerCodeInput,
      description: "The result of LINE Login, which the server exchanges for an ID token.",
    }),
    unverified: t.field({
      type: UnverifiedCustomerInput,
      description: "For demos and development. Refused with LOGIN_METHOD_UNAVAILABLE unless enabled.",
    }),
  }),
});

builder.mutationField("logInCustomer", (t) =>
  t.field({
    type: ViewerObject,
    ...allow("public"),
    args: {
      input: t.arg({ type: LogInCustomerInput, required: true, description: "How the customer signs in." }),
    },
    description:
      "Opens a customer session. Public. Errors: WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS, LOGIN_METHOD_UNAVAILABLE, LINE_UNAVAILABLE, INVALID_INPUT.",
    resolve: async (_root, { input }, context) => {
      await context.sessions.startCustomer(await identifyCustomer(context, input));
      return {};
    },
  }),
);

builder.mutationField("logOutCustomer", (t) =>
  t.field({
    type: ViewerObject,
    ...allow("public"),
    description: "Ends the customer session, also on the server. Public; without a session it does nothing.",
    resolve: async (_root, _args, { sessions }) => {
      await sessions.endCustomer();
      return {};
    },
  }),
);
