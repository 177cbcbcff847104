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

describe("an erasure", () => {
  const erasing = async (statements: readonly string[], { names = true } = {}) => {
    await owner.query("BEGIN");
    try {
      await owner.query(
        `INSERT INTO "AuditEntry" (action, "subjectType", "subjectId") VALUES ('ERASE', 'Customer', 7)`,
      );
      if (names)
        await owner.query(`SELECT set_config('machiya.erasure', max(id)::text, true) FROM "AuditEntry"`);
      for (const statement of statements) await owner.query(statement);
      await owner.query("COMMIT");
    } catch (error) {
      await owner.query("ROLLBACK");
      throw error;
    }
  };
  const of = (subject: number) =>
    owner.query(`SELECT "before", "after", "undo" FROM "AuditEntry" WHERE "subjectId" = ${subject}`);
  const remove = `UPDATE "AuditEntry" SET "before" = "before" - 'name', "undo" = NULL WHERE "subjectId" = 7 AND action <> 'ERASE'`;
  beforeEach(async () => {
    await owner.query(`INSERT INTO "AuditEntry" (action, "subjectType", "subjectId", "before", "after", "undo")
      VALUES ('UPDATE', 'Customer', 7, '{"name":"A","total":1}', '{"name":"B"}', '{"x":1}')`);
  });

  it("removes values of the history in the transaction whose entry says so", async () => {
    await erasing([remove]);
    const { rows } = await of(7);
    expect(rows).toContainEqual({ before: { total: 1 }, after: { name: "B" }, undo: null });
  });

  it.each([
    ["changes a value", `UPDATE "AuditEntry" SET "after" = '{"name":"C"}' WHERE "subjectId" = 7`],
    ["adds a value", `UPDATE "AuditEntry" SET "after" = "after" || '{"more":1}' WHERE "subjectId" = 7`],
    ["changes who did it", `UPDATE "AuditEntry" SET "staffMemberId" = NULL WHERE "subjectId" = 1`],
    ["changes when", `UPDATE "AuditEntry" SET "createdAt" = now() - interval '1 day' WHERE "subjectId" = 7`],
    ["invents what undoing needs", `UPDATE "AuditEntry" SET "undo" = '{"y":2}' WHERE "subjectId" = 7`],
    ["removes an entry", `DELETE FROM "AuditEntry" WHERE "subjectId" = 7`],
    ["empties the history", `TRUNCATE "AuditEntry"`],
  ])("is refused when it %s", async (_, statement) => {
    const before = await entries();
    await expect(erasing([statement])).rejects.toMatchObject(REFUSED);
    expect(await entries()).toEqual(before);
  });

  it("is refused without its own entry, and with the entry of an earlier erasure", async () => {
    await erasing([]);
    const before = await entries();
    await expect(erasing([remove], { names: false })).rejects.toMatchObject(REFUSED);
    for (const named of [`(SELECT max(id) FROM "AuditEntry" WHERE action = 'ERASE')`, "1", "0"]) {
      await owner.query("BEGIN");
      await owner.query(`SELECT set_config('machiya.erasure', (${named})::text, true)`);
      await expect(owner.query(remove)).rejects.toMatchObject(REFUSED);
      await owner.query("ROLLBACK");
    }
    expect(await entries()).toEqual(before);
  });
});
