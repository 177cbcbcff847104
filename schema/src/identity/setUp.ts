import { createHash } from "node:crypto";
import { z } from "zod";
import { allow, builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { setUpCodesExpireFrom } from "../domain/access/setUpCode.ts";
import { DomainError } from "../domain/errors.ts";
import { readBankCode } from "../domain/storeContact.ts";
import { isTimeZone } from "../domain/time/shopTime.ts";
import { line, lines, parsedBy, readInput, ruled } from "../input.ts";
import { inTransaction } from "../writes/transaction.ts";
import { ViewerObject } from "./session.ts";

/** The throttle's account for failed setup codes. */
const THROTTLED_AS = "set-up";

/** An advisory lock held while the first admin is created, so that only one is created. */
const SET_UP_LOCK = 4_471_001;

const Setup = builder.objectRef<Record<never, never>>("Setup").implement({
  description: "Whether the first admin has been created.",
  fields: (t) => ({
    needed: t.boolean({
      description: "True while there is no staff member.",
      resolve: async (_setup, _args, { prisma }) => (await prisma.staffMember.count({ take: 1 })) === 0,
    }),
  }),
});

builder.queryField("setup", (t) =>
  t.field({
    type: Setup,
    ...allow("public"),
    description: "The state of the initial setup. Public.",
    resolve: () => ({}),
  }),
);

const SetUpInput = builder.inputType("SetUpInput", {
  description: "The first admin and the store.",
  fields: (t) => ({
    code: t.string({ required: true, description: "The one-time code from the server's output." }),
    username: t.string({ required: true, description: "The username for signing in; 1 to 100 characters." }),
    password: t.string({ required: true, description: "8 to 200 characters." }),
    confirmation: t.string({ required: true, description: "The password again." }),
    name: t.string({ required: true, description: "The admin's name; 1 to 200 characters." }),
    storeName: t.string({ required: true, description: "The name of the shop; 1 to 200 characters." }),
    bankCode: t.string({
      required: true,
      description: "The bank to which customers transfer, by its code: 3 to 11 letters and digits.",
    }),
    address: t.string({ required: true, description: "The address of the shop; 1 to 500 characters." }),
    timeZone: t.string({
      required: true,
      defaultValue: "Asia/Taipei",
      description: "The IANA name of the shop's time zone.",
    }),
  }),
});

const setUpSchema = z.object({
  code: line(200),
  username: line(100).min(1),
  password: z.string().min(8).max(200),
  name: line(200).min(1),
  storeName: line(200).min(1),
  // Required here because updates of the store require them too (shop.md §5).
  bankCode: parsedBy(line(50), { kind: "BANK_CODE" }, readBankCode),
  address: lines(500).min(1),
  timeZone: ruled(z.string(), { kind: "TIME_ZONE" }, isTimeZone),
});

/**
 * Creates the first admin and the store. Throws WRONG_CREDENTIALS, ALREADY_EXISTS, TOO_MANY_ATTEMPTS,
 * INVALID_INPUT.
 */
async function setUp(context: Context, input: typeof SetUpInput.$inferInput) {
  const { code, username, password, name, storeName, ...store } = readInput(setUpSchema, input);
  if (input.confirmation !== password) {
    const rule = { kind: "SAME" as const, fields: ["password"] };
    throw new DomainError("INVALID_INPUT", { field: "confirmation", rule }, ["input", "confirmation"]);
  }
  const codeHash = Uint8Array.from(createHash("sha256").update(code).digest());
  const createdAt = { gt: setUpCodesExpireFrom(context.now()) };
  const create = () =>
    inTransaction(context.prisma, async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SET_UP_LOCK})`;
      if ((await tx.staffMember.count()) > 0)
        throw new DomainError("ALREADY_EXISTS", { what: "StaffMember" });
      if ((await tx.setupCode.findFirst({ where: { codeHash, createdAt } })) === null) return null;
      const passwordHash = await context.passwords.hash(password);
      await tx.setupCode.deleteMany();
      await tx.store.upsert({ where: { id: 1 }, create: { id: 1, name: storeName, ...store }, update: {} });
      return tx.staffMember.create({ data: { username, passwordHash, name, role: "ADMIN" } });
    });
  let staffMember: Awaited<ReturnType<typeof create>> = null;
  await context.loginThrottle.attempt(THROTTLED_AS, "address", async () => {
    staffMember = await create();
    return staffMember !== null;
  });
  if (staffMember === null) throw new DomainError("WRONG_CREDENTIALS");
  return staffMember;
}

builder.mutationField("setUp", (t) =>
  t.field({
    type: ViewerObject,
    ...allow("public"),
    args: { input: t.arg({ type: SetUpInput, required: true, description: "The admin and the store." }) },
    description:
      "Creates the first admin and the store, once, and signs the admin in. Public, but needs the one-time code. Errors: WRONG_CREDENTIALS, ALREADY_EXISTS, TOO_MANY_ATTEMPTS, INVALID_INPUT.",
    resolve: async (_root, { input }, context) => {
      await context.sessions.startStaff(await setUp(context, input));
      return {};
    },
  }),
);
