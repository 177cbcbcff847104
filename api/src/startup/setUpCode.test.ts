import { createHash } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { readEnv } from "./env.ts";
import { offerSetUp } from "./setUpCode.ts";
import { findCustomerLimits, printStartupBanner } from "./startupBanner.ts";

let database: TestDatabase;
let prisma: PrismaClient;
beforeEach(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url, { poolSize: 2 });
});
afterEach(async () => {
  await prisma.$disconnect();
  await database.drop();
});

test("each start of a server without staff creates its own code, of which only the hash is stored", async () => {
  const codes = [await offerSetUp(prisma), await offerSetUp(prisma)];
  expect(new Set(codes).size).toBe(2);
  const stored = (await prisma.setupCode.findMany()).map(({ codeHash }) =>
    Buffer.from(codeHash).toString("hex"),
  );
  const hashes = codes.map((code) =>
    createHash("sha256")
      .update(code ?? "")
      .digest("hex"),
  );
  expect(stored.sort()).toEqual(hashes.sort());
  for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
});

test("a server with staff creates no code", async () => {
  await prisma.staffMember.create({ data: { username: "a", passwordHash: "", name: "A", role: "STAFF" } });
  expect(await offerSetUp(prisma)).toBeNull();
  expect(await prisma.setupCode.count()).toBe(0);
});

test("the log shows the code and the address of the set-up page", () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  printStartupBanner(readEnv({ PUBLIC_URL: "https://shop.example" }), 4000, {
    demo: null,
    setUpCode: "ABCD-EFGH",
    limits: null,
  });
  expect(log.mock.calls.join()).toMatch(
    /Set-up page +https:\/\/shop\.example\/set-up\n +Set-up code +ABCD-EFGH /,
  );
  log.mockClear();
  printStartupBanner(readEnv({}), 4000, { demo: null, setUpCode: null, limits: null });
  expect(log.mock.calls.join()).not.toContain("Set-up");
  expect(log.mock.calls.join()).not.toContain("Each customer");
  log.mockRestore();
});

test("the log of the demo names what each customer may have at once", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await prisma.store.create({ data: { name: "Demo", maxOpenOrders: 5, maxOpenAppointments: 4 } });
  const limits = await findCustomerLimits(prisma);
  printStartupBanner(readEnv({}), 4000, { demo: null, setUpCode: null, limits });
  expect(log.mock.calls.join()).toMatch(/Each customer +at most 5 unpaid orders, 4 coming appointments/);
  log.mockRestore();
});
