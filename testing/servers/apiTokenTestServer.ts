import { createHash, randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import type { ApiScope } from "@machiya/prisma/enums";
import { type Application, createApplication } from "../../api/src/application.ts";
import { readEnv } from "../../api/src/startup/env.ts";
import { personRow } from "../../schema/src/testing/bookingFixtures.ts";
import { store } from "../../schema/src/testing/fixtures.ts";
import { createTestDatabase } from "./database.ts";

export interface TokenDetails {
  scopes?: readonly ApiScope[];
  createdById?: number;
  expiresAt?: Date | null;
  revokedAt?: Date | null;
}

export interface TokenResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The code of GraphQL's first error, or REST's error_code; null on success. */
  code: string | number | null;
}

export interface ApiTokenTestServer {
  prisma: PrismaClient;
  application: Application;
  adminId: number;
  /** The clock for the expiry of tokens. */
  clock: { now: Date };
  /** Creates a token, by default for the admin, and resolves with its text. */
  token(facts?: TokenDetails): Promise<string>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  graphql(
    token: string | null,
    query: string | { query: string; operationName: string | undefined },
    variables?: object,
    headers?: HeadersInit,
  ): Promise<TokenResponse>;
  rest(
    token: string | null,
    method: string,
    path: string,
    body?: object,
    headers?: HeadersInit,
  ): Promise<TokenResponse>;
  close(): Promise<void>;
}

/** Opens the whole server without a socket, on a new database with a store and an admin. */
export async function openApiTokenTestServer(env: Record<string, string> = {}): Promise<ApiTokenTestServer> {
  const database = await createTestDatabase();
  const prisma = connectPrisma(database.url, { poolSize: 4 });
  const clock = { now: new Date() };
  const application = await createApplication({
    env: readEnv({
      NODE_ENV: "test",
      DATABASE_URL: database.url,
      API_TOKEN_REQUESTS_PER_MINUTE: "100000",
      ...env,
    }),
    prisma,
    databaseUrl: database.url,
    now: () => clock.now,
  });
  await store(prisma);
  const admin = await personRow(prisma, { username: "admin", role: "ADMIN" });

  const fetch = (path: string, init: RequestInit = {}) =>
    application.handle(new Request(`http://shop.test${path}`, init), { address: "127.0.0.1", secure: false });
  const bearer = (token: string | null): Record<string, string> =>
    token === null ? {} : { authorization: `Bearer ${token}` };
  async function read(response: Response): Promise<TokenResponse> {
    const text = await response.text();
    const body = JSON.parse(text) as {
      error_code?: number;
      errors?: { extensions?: { code?: string } }[];
    };
    const code = body.error_code === undefined ? body.errors?.[0]?.extensions?.code : body.error_code;
    return { status: response.status, headers: response.headers, text, code: code || null };
  }

  return {
    prisma,
    application,
    adminId: admin.id,
    clock,
    async token({ scopes = [], createdById = admin.id, ...times } = {}) {
      const text = `machiya_${randomBytes(32).toString("base64url")}`;
      const tokenHash = Uint8Array.from(createHash("sha256").update(text).digest());
      const prefix = text.slice(0, 14);
      await prisma.apiToken.create({
        data: { name: "ERP", prefix, tokenHash, scopes: [...scopes], createdById, ...times },
      });
      return text;
    },
    fetch,
    async graphql(token, query, variables = {}, headers = {}) {
      const sent = { "content-type": "application/json", ...bearer(token), ...headers };
      return read(
        await fetch("/graphql", {
          method: "POST",
          headers: sent,
          body: JSON.stringify({ ...(typeof query === "string" ? { query } : query), variables }),
        }),
      );
    },
    async rest(token, method, path, body, headers = {}) {
      const type: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
      return read(
        await fetch(path, {
          method,
          headers: { ...type, ...bearer(token), ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
    },
    async close() {
      application.endSubscriptions();
      await application.close();
      await prisma.$disconnect();
      await database.drop();
    },
  };
}
