import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { log } from "../telemetry/log.ts";
import { openReadRouting, type ReadRouting } from "./readRouting.ts";

let database: TestDatabase;
let another: TestDatabase;
let primary: PrismaClient;
let reads: ReadRouting | undefined;

beforeAll(async () => {
  [database, another] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  primary = connectPrisma(database.url, { poolSize: 2 });
});
afterEach(async () => {
  await reads?.close();
  vi.restoreAllMocks();
});
afterAll(async () => {
  await primary.$disconnect();
  await Promise.all([database.drop(), another.drop()]);
});

it("reads use the primary when there is no replica", async () => {
  reads = openReadRouting(primary, { DATABASE_REPLICA_URL: undefined, POOL_SIZE: 2 });
  expect(reads.usesReplica()).toBeNull();
  expect(await reads.client()).toBe(primary);
});

/** testing/races/replica.test.ts tests real replicas. */
it.each([
  ["no server", () => "postgresql://127.0.0.1:1/nobody", "ECONNREFUSED"],
  ["another database", () => another.url, "leads to another database"],
  ["the primary itself", () => database.url, "leads to no streaming replica"],
])("a replica address of %s is not used, and a warning is logged", async (_where, url, reason) => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const info = vi.spyOn(log, "info").mockImplementation(() => {});
  reads = openReadRouting(primary, { DATABASE_REPLICA_URL: url(), POOL_SIZE: 2 });
  const reasons = () => warn.mock.calls.map(([, fields]) => fields?.reason).join("; ");
  await expect.poll(reasons, { timeout: 20_000 }).toContain(reason);
  expect(reads.usesReplica()).toBe(false);
  expect(await reads.client()).toBe(primary);
  expect(info).not.toHaveBeenCalled();
});
