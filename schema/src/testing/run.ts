import { createHash } from "node:crypto";
import { connectPrisma, IS_ACCELERATED, type PrismaClient } from "@machiya/prisma/client";
import { type ExecutionResult, execute, parse, validate } from "graphql";
import { createTestDatabase } from "../../../testing/servers/database.ts";
import { executeCompiled } from "../compiledExecutor/compiledExecutor.ts";
import type { Context, LineIdentity, ShopAddress, Viewer } from "../context.ts";
import { followsContactRules } from "../domain/contactDetails.ts";
import { DomainError } from "../domain/errors.ts";
import type { FieldRule } from "../domain/fieldRule.ts";
import type { Language } from "../domain/language.ts";
import { providerDeclaration } from "../domain/paymentProviders/providerRegistry.ts";
import { type Execute, executeOperation } from "../execution/executeOperation.ts";
import type { PaymentConnections } from "../payments/paymentConnections.ts";
import { schema } from "../schema.ts";
import type { CarrierConnections } from "../shop/carriers/carrierConnections.ts";

export const ANONYMOUS: Viewer = { staff: null, customer: null, token: null };

export const staff = (id: number, role: "ADMIN" | "STAFF" = "ADMIN"): Viewer => ({
  staff: { id, role, mustChangePassword: false, sessionId: 0 },
  customer: null,
  token: null,
});

export const customer = (id: number): Viewer => ({
  staff: null,
  customer: { id, sessionId: 0 },
  token: null,
});

export const ADMIN = staff(1);

export interface TestResult<Data> {
  data: Data | null;
  /** The error codes; INTERNAL for any error other than a DomainError. */
  codes: string[];
  /** Without the rule of an invalid field, which fieldRule.test.ts checks. */
  params: object | undefined;
  /** The rule that a field of an INVALID_INPUT breaks. */
  rule: FieldRule | undefined;
  messages: string[];
}

export interface TestContext {
  prisma: PrismaClient;
  url: string;
  now: Date;
  /** The language of the response. */
  language: Language;
  defaultStaffPassword: string | null;
  /** The month's message quota that LINE reports, and the time of its report. */
  quota: number | null;
  quotaAsOf: Date;
  /** Whether the shop has a LINE channel. */
  isLineConnected: boolean;
  shopAddress: ShopAddress;
  payments: PaymentConnections;
  carriers: CarrierConnections;
  /** All SQL statements so far. */
  statements: string[];
  /** The parameters of each statement as a JSON array. */
  parameters: string[];
  /** Executes a document as this viewer against the database. */
  run<Data = unknown>(
    document: string,
    variables?: Record<string, unknown>,
    viewer?: Viewer,
  ): Promise<TestResult<Data>>;
  context(viewer: Viewer): Context;
  close(): Promise<void>;
}

const refuse = () => {
  throw new DomainError("WRONG_CREDENTIALS");
};

const line: LineIdentity = {
  verifyIdToken: async (token) =>
    token === "good" ? { lineUserId: `U${"a".repeat(32)}`, name: "安" } : refuse(),
  verifyAccessToken: async () => refuse(),
  unverifiedKeyMatches: (key) => key === "key",
};

async function* noChanges(): AsyncGenerator<never> {}

/** How tests execute documents: `npm run test:stock` sets ACCELERATION=off. */
export const testExecute: Execute = IS_ACCELERATED ? executeCompiled : execute;

/** Parses, validates and executes a document. */
export async function executeText(
  text: string,
  variables: Record<string, unknown>,
  context: Context,
): Promise<ExecutionResult> {
  const document = parse(text);
  const faults = validate(schema, document);
  if (faults.length > 0) return { errors: faults };
  return executeOperation(testExecute, {
    schema,
    document,
    variableValues: variables,
    contextValue: context,
  });
}

/** Creates a migrated database with ADMIN in it, and a context whose external effects stay in the test. */
export async function createTestContext({ empty = false, poolSize = 10 } = {}): Promise<TestContext> {
  const database = await createTestDatabase();
  const statements: string[] = [];
  const parameters: string[] = [];
  const prisma = connectPrisma(database.url, {
    poolSize,
    onStatement: (sql, given) => {
      statements.push(sql);
      parameters.push(given);
    },
  });
  if (!empty) {
    const data = { username: "admin", passwordHash: "plain:admin", name: "店長", role: "ADMIN" as const };
    await prisma.staffMember.create({ data });
  }
  const context = (given: Viewer): Context => {
    const viewer = { ...given };
    return {
      prisma,
      primary: prisma,
      viewer,
      language: testContext.language,
      sessions: {
        startStaff: async ({ id, role, mustChangePassword }) => {
          viewer.staff = { id, role, mustChangePassword, sessionId: 1 };
        },
        endStaff: async () => {
          viewer.staff = null;
        },
        startCustomer: async ({ id }) => {
          viewer.customer = { id, sessionId: 1 };
        },
        endCustomer: async () => {
          viewer.customer = null;
        },
      },
      passwords: {
        hash: async (password) => `plain:${password}`,
        verify: async (hash, password) => hash === `plain:${password}`,
      },
      loginThrottle: {
        attempt: (_account, _by, check) => check(),
        admitCustomer: async () => {},
        customerRefused: async () => {},
      },
      line,
      lineLogin: {
        finish: async ({ code, state }) =>
          code === "good" && state === "ours" ? { lineUserId: `U${"b".repeat(32)}`, name: "波" } : refuse(),
      },
      changes: {
        orders: noChanges,
        broadcasts: noChanges,
        appointments: noChanges,
        shifts: noChanges,
        lists: noChanges,
        queuePositions: noChanges,
        publishQueuePosition: () => {},
      },
      messaging: {
        quota: async () => ({
          remaining: testContext.quota,
          asOf: testContext.quotaAsOf,
          connected: testContext.isLineConnected,
        }),
      },
      shopAddress: testContext.shopAddress,
      images: {
        store: async (upload) => {
          const hash = createHash("sha256").update(upload).digest("hex");
          await prisma.imageFile.createMany({ data: [{ hash }], skipDuplicates: true });
          return hash;
        },
        redraw: async (upload) => ({ contentType: "image/webp", bytes: Uint8Array.from(upload) }),
      },
      payments: testContext.payments,
      carriers: testContext.carriers,
      webhookSecrets: { seal: (secret, id) => `${id}.${[...secret].reverse().join("")}` },
      webhookAddresses: { accepts: (url) => url.startsWith("https://") },
      defaultStaffPassword: testContext.defaultStaffPassword,
      now: () => testContext.now,
      validatesContacts: followsContactRules({ entrypoint: "http", byToken: viewer.token !== null }),
      giveWay: () => Promise.resolve(),
      maxPageSize: 100,
    };
  };
  const testContext: TestContext = {
    prisma,
    url: database.url,
    statements,
    parameters,
    now: new Date("2026-11-21T02:00:00Z"),
    language: "cn",
    defaultStaffPassword: null,
    quota: null,
    quotaAsOf: new Date(0),
    isLineConnected: true,
    shopAddress: { publicUrl: "https://shop.example", liffId: null },
    carriers: {
      canSeal: true,
      seal: (carrier, credentials) => ({
        credentials: Uint8Array.from(Buffer.from(`${carrier}${JSON.stringify(credentials)}`).reverse()),
        credentialsKeyId: "test",
      }),
      test: async () => ({ outcome: "ACCEPTED", detail: "" }),
      create: async () => ({ outcome: "NOT_SET" }),
    },
    payments: {
      canSeal: true,
      seal: (provider, credentials) => ({
        credentials: Uint8Array.from(Buffer.from(`${provider}${JSON.stringify(credentials)}`).reverse()),
        credentialsKeyId: "test",
      }),
      needsPublicUrl: (provider) => providerDeclaration(provider).needsPublicUrl,
      test: async () => ({ outcome: "ACCEPTED", detail: "" }),
    },
    context,
    async run<Data>(document: string, variables = {}, viewer = ANONYMOUS) {
      const result = await executeText(document, variables, context(viewer));
      const originals = (result.errors ?? []).map(({ originalError }) => originalError);
      const { rule, ...params } = originals.find((error) => error instanceof DomainError)?.params ?? {};
      const isRefused = originals.some((error) => error instanceof DomainError);
      return {
        data: (result.data ?? null) as Data | null,
        codes: originals.map((error) => (error instanceof DomainError ? error.code : "INTERNAL")),
        params: isRefused ? params : undefined,
        rule,
        messages: (result.errors ?? []).map(({ message }) => message),
      };
    },
    async close() {
      await prisma.$disconnect();
      await database.drop();
    },
  };
  return testContext;
}
