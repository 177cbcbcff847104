import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const WRITE =
  /\$transaction|\$executeRaw|\.(?:create|update|upsert|delete)\((?:\{|$)|\.(?:create|update|delete)Many(?:AndReturn)?\(/;

/** Whose handle is a transaction's; where those come from, the next test sees. */
const IN_TRANSACTION = /\btx\b/;

/** Lines that write without a transaction of inTransaction, and why a repeated request does no harm there. */
const APART: Record<string, string> = {
  "schema/src/writes/transaction.ts": "is inTransaction",
  "schema/src/identity/identifyCustomer.ts": "signing in finds or makes the same customer each time",
  "schema/src/integration/changeWebhookEndpoints.ts":
    "what is about to be deleted is switched off before, as often as you like",
  "schema/src/notifications/reminders.ts": "no request asks for it: a worker does, by unique keys",
};

const sources = globSync("schema/src/**/*.ts", {
  exclude: (path) => /\.test\.ts$|\/testing$|\/testing\//.test(path),
});

/** Calls of a write, with what they are called on, which may stand on the lines before. */
const writesOf = (file: string) => {
  const text = readFileSync(file, "utf8").replaceAll(/\n\s*\./g, ".");
  return text.split("\n").filter((line) => WRITE.test(line) && !/^\s*(?:\/\/|\*|\/\*\*)/.test(line));
};

it("every write goes through inTransaction, which records it under the request's claim (idempotency/)", () => {
  const outside = sources.flatMap((file) =>
    writesOf(file)
      .filter((line) => !IN_TRANSACTION.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  const unexplained = outside.filter(
    (line) => !Object.keys(APART).some((file) => line.startsWith(`${file}:`)),
  );
  expect(unexplained).toEqual([]);
});

it("nobody calls another client tx", () => {
  const made = sources.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /\b(?:const|let) tx\b|\btx: PrismaClient/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(made).toEqual([]);
});
