import { builder, open } from "../builder.ts";
import type { CountedBy } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { LoginMethod } from "../enums.ts";
import { Customer } from "./customer.ts";
import { identifyCustomer } from "./identifyCustomer.ts";
import { StaffMember } from "./staffMember.ts";

export const Viewer = builder.objectRef<Record<never, never>>("Viewer").implement({
  description: "Who asks. A browser may hold a staff session and a customer session at once.",
  fields: (t) => ({
    staffMember: t.prismaField({
      type: StaffMember,
      nullable: true,
      description: "The signed-in staff member; null without a staff session.",
      resolve: (query, _viewer, _args, { prisma, viewer }) =>
        viewer.staff && prisma.staffMember.findUnique({ ...query, where: { id: viewer.staff.id } }),
    }),
    customer: t.prismaField({
      type: Customer,
      nullable: true,
      description: "The signed-in customer; null without a customer session.",
      resolve: (query, _viewer, _args, { prisma, viewer }) =>
        viewer.customer && prisma.customer.findUnique({ ...query, where: { id: viewer.customer.id } }),
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: Viewer,
    ...open("public"),
    description: "Who asks. Public.",
    resolve: () => ({}),
  }),
);

const LogInInput = builder.inputType("LogInInput", {
  description: "A staff member's credentials.",
  fields: (t) => ({
    username: t.string({ required: true, description: "Their user name." }),
    password: t.string({ required: true, description: "Their password." }),
    method: t.field({ type: LoginMethod, defaultValue: "COMPANY", description: "How they sign in." }),
  }),
});

builder.mutationField("logIn", (t) =>
  t.field({
    type: Viewer,
    ...open("public"),
    args: { input: t.arg({ type: LogInInput, required: true, description: "The credentials." }) },
    description:
      "Opens a staff session. Public. Errors: WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS, ACCOUNT_DISABLED, LOGIN_METHOD_UNAVAILABLE.",
    resolve: async (_root, { input }, { prisma, passwords, sessions, loginThrottle, viewer }) => {
      if (input.method === "GOOGLE") throw new DomainError("LOGIN_METHOD_UNAVAILABLE");
      const username = input.username.trim();
      const staffMember = await prisma.staffMember.findUnique({ where: { username } });
      // Who is signed in as this very person is never locked out by what others try.
      const session = viewer.staff?.id === staffMember?.id ? (viewer.staff?.sessionId ?? null) : null;
      const by: CountedBy = session === null ? "account" : { session };
      await loginThrottle.admit(username, by);
      const matches = await passwords.verify(staffMember?.passwordHash ?? null, input.password);
      if (staffMember === null || !matches) {
        await loginThrottle.failed(username, by);
        throw new DomainError("WRONG_CREDENTIALS");
      }
      if (staffMember.state !== "IN_SERVICE") throw new DomainError("ACCOUNT_DISABLED");
      await loginThrottle.succeeded(username, by);
      await sessions.startStaff(staffMember);
      return {};
    },
  }),
);

builder.mutationField("logOut", (t) =>
  t.field({
    type: Viewer,
    ...open("public"),
    description: "Ends the staff session, on the server too. Public: without a session nothing happens.",
    resolve: async (_root, _args, { sessions }) => {
      await sessions.endStaff();
      return {};
    },
  }),
);

const UnverifiedCustomerInput = builder.inputType("UnverifiedCustomerInput", {
  description: "A customer by their own word; only where the server is told to believe it.",
  fields: (t) => ({
    lineUserId: t.string({ required: true, description: "LINE's user id: U and 32 hexadecimal digits." }),
    name: t.string({ required: true, description: "Display name." }),
    key: t.string({ required: true, description: "The configured key of this form." }),
  }),
});

const CustomerCodeInput = builder.inputType("CustomerCodeInput", {
  description: "What LINE's login page sent a browser back with that had begun at /line/login/start.",
  fields: (t) => ({
    code: t.string({ required: true, description: "LINE's code: good for ten minutes, once." }),
    state: t.string({
      required: true,
      description: "The state as it came back: good in that browser, once.",
    }),
  }),
});

const LogInCustomerInput = builder.inputType("LogInCustomerInput", {
  description: "Who a customer is: exactly one of the four.",
  fields: (t) => ({
    idToken: t.string({ description: "An ID token of LINE, which the server has LINE verify." }),
    accessToken: t.string({ description: "An access token of LINE, which the server has LINE verify." }),
    code: t.field({
      type: CustomerCodeInput,
      description: "LINE Login's answer, which the server has LINE exchange for an ID token.",
    }),
    unverified: t.field({
      type: UnverifiedCustomerInput,
      description: "For demos and development: refused with LOGIN_METHOD_UNAVAILABLE unless switched on.",
    }),
  }),
});

builder.mutationField("logInCustomer", (t) =>
  t.field({
    type: Viewer,
    ...open("public"),
    args: { input: t.arg({ type: LogInCustomerInput, required: true, description: "Who it is." }) },
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
    type: Viewer,
    ...open("public"),
    description: "Ends the customer session, on the server too. Public: without a session nothing happens.",
    resolve: async (_root, _args, { sessions }) => {
      await sessions.endCustomer();
      return {};
    },
  }),
);
