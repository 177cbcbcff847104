import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const WRITE =
  /\$transaction|\$executeRaw|\.(?:create|update|upsert|delete)\((?:\{|$)|\.(?:create|update|delete)Many(?:AndReturn)?\(/;

/** Matches the handle of a transaction; the next test checks where such handles come from. */
const IN_TRANSACTION = /\btx\b/;

/** Files that write outside inTransaction, with the reason why a repeated request is harmless there. */
const APART: Record<string, string> = {
  "schema/src/writes/transaction.ts": "is inTransaction",
  "schema/src/failedJobs/recordFailedJobs.ts": "names the type of a transaction's handle",
  "schema/src/identity/recordPersonnelView.ts": "repeated looks at personnel papers are recorded once",
  "schema/src/identity/identifyCustomer.ts": "signing in finds or creates the same customer each time",
  "schema/src/identity/lineAuthorization.ts": "signing in replaces the customer's token each time",
  "schema/src/integration/changeWebhookEndpoints.ts":
    "deactivating an endpoint before its deletion is idempotent",
  "schema/src/payments/advancePayment.ts": "a worker writes what a provider answered, not a request",
  "schema/src/payments/settleRefund.ts": "a worker writes what a provider answered, not a request",
  "schema/src/shop/carriers/reconcileShipment.ts": "a worker ends its queries of a parcel, not a request",
  "schema/src/shop/shipping/slotUse.ts": "the empty row of a slot is created once",
  "schema/src/reports/refreshFigures.ts": "sums of stored rows are the same each time",
  "schema/src/notifications/reminders.ts": "a worker writes with unique keys, not a request",
};

const sources = globSync("schema/src/**/*.ts", {
  exclude: (path) => /\.test\.ts$|\/testing$|\/testing\//.test(path),
});

/** Returns the lines with a write, joined with the receiver of the call from the lines before. */
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

it("only transaction handles are named tx", () => {
  const made = sources.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /\b(?:const|let) tx\b|\btx: PrismaClient/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(made).toEqual([]);
});
