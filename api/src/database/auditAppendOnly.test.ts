import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";

const MIGRATION = new URL(
  "../../../prisma/migrations/20261122120000_foundation/migration.sql",
  import.meta.url,
);
/** Postgres' error code insufficient_privilege. */
const REFUSED = { code: "42501" };

let database: TestDatabase;
/** The server's role, which owns every table. */
let owner: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`INSERT INTO "StaffMember" (username, "passwordHash", name, role, "updatedAt")
    VALUES ('aki', '-', 'Aki', 'ADMIN', now())`);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});
beforeEach(async () => {
  await owner.query(`INSERT INTO "AuditEntry" ("staffMemberId", action, "subjectType", "subjectId", "createdAt")
    SELECT id, 'CREATE', 'Product', 1, now() - interval '8 years' FROM "StaffMember"`);
});

const entries = async () => (await owner.query('SELECT * FROM "AuditEntry" ORDER BY id')).rows;

describe("the audit log", () => {
  it.each([
    `UPDATE "AuditEntry" SET action = 'DELETE'`,
    `UPDATE "AuditEntry" SET action = action WHERE false`,
    'DELETE FROM "AuditEntry"',
    'TRUNCATE "AuditEntry"',
    'TRUNCATE "StaffMember" CASCADE',
    `INSERT INTO "AuditEntry" (id, action, "subjectType", "subjectId") SELECT id, action, "subjectType", 2 FROM "AuditEntry"
      ON CONFLICT (id) DO UPDATE SET "subjectId" = 2`,
  ])("rejects %s even from the tables' owner", async (statement) => {
    const before = await entries();
    await expect(owner.query(statement)).rejects.toMatchObject(REFUSED);
    expect(await entries()).toEqual(before);
  });

  it("also rejects a DELETE with session_replication_role = replica, which skips ordinary triggers", async () => {
    await owner.query("SET session_replication_role = replica");
    await expect(owner.query('DELETE FROM "AuditEntry"')).rejects.toMatchObject(REFUSED);
    await owner.query("RESET session_replication_role");
  });

  it("keeps the staff members to whom it refers", async () => {
    await expect(owner.query('DELETE FROM "StaffMember"')).rejects.toMatchObject({ code: "23001" });
  });

  it("can be shortened by an operator as the migration documents, and rejects changes again after that", async () => {
    const migration = await readFile(MIGRATION, "utf8");
    const commands = [...migration.matchAll(/^-- {3}(.*;)$/gm)].map(([, command]) => command);
    expect(commands).toHaveLength(5);
    await owner.query(commands.join("\n"));
    expect(await entries()).toEqual([]);
    await expect(owner.query('DELETE FROM "AuditEntry"')).rejects.toMatchObject(REFUSED);
  });
});
