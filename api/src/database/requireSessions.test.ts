import { expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/servers/database.ts";
import { type DatabaseSession, requireSessions } from "./requireSessions.ts";

/** A pooler in transaction mode, which takes the process that was used last, or the next one. */
function transactionPooler(processes: number, isRoundRobin: boolean) {
  let turn = 0;
  let ended = 0;
  const open = async (): Promise<DatabaseSession> => ({
    backend: async () => (isRoundRobin ? 100 + (turn++ % processes) : 100),
    end: async () => {
      ended += 1;
    },
  });
  return { open, ended: () => ended };
}

it("accepts Postgres itself", async () => {
  const database = await createTestDatabase();
  await requireSessions(database.url);
  await database.drop();
});

it("accepts a database that the migration will create", async () => {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  url.pathname += "_later";
  await requireSessions(url.href);
  await database.drop();
});

it.each([
  ["with one process", 1, false],
  ["with two processes in turn", 2, true],
  ["with four processes in turn", 4, true],
  ["with five processes in turn", 5, true],
])(
  "refuses a pooler in transaction mode %s, and ends its connections",
  async (_name, processes, isRoundRobin) => {
    const { open, ended } = transactionPooler(processes, isRoundRobin);
    await expect(requireSessions("postgresql://pooler", open)).rejects.toThrow(/transaction mode/);
    expect(ended()).toBe(3);
  },
);
