import { parseArgs } from "node:util";
import { connectPrisma } from "@machiya/prisma/client";
import { eraseCustomer } from "@machiya/schema/customers/eraseCustomer";
import { runCommand } from "../backup/command.ts";
import { findDatabase } from "../database/openDatabase.ts";
import { readEnv } from "../startup/env.ts";

const USAGE = "Usage: npm run erase-customer -- [--yes] <customer number>";

function readArguments(): { id: number; confirmed: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const [number = "", ...more] = positionals;
  if (!/^[1-9]\d{0,8}$/.test(number) || more.length > 0) throw new Error(USAGE);
  return { id: Number(number), confirmed: values.yes === true };
}

await runCommand(async () => {
  const { id, confirmed } = readArguments();
  const { DATABASE_URL, DATA_DIR } = process.env;
  const database = await findDatabase(readEnv({ DATABASE_URL, DATA_DIR }));
  const prisma = connectPrisma(database.url, { poolSize: 2 });
  try {
    const customer = await prisma.customer.findUnique({
      where: { id },
      select: { erasedAt: true, _count: { select: { orders: true, appointments: true } } },
    });
    if (customer === null) throw new Error(`There is no customer with the number ${id}.`);
    if (customer.erasedAt !== null) throw new Error(`Customer ${id} was erased before.`);
    const { orders, appointments } = customer._count;
    if (!confirmed) {
      throw new Error(
        `Customer ${id} has ${orders} orders and ${appointments} appointments. They keep times and amounts; names, phone numbers, addresses, notes, and the LINE user ID are erased everywhere, also in the history. This cannot be undone. Repeat the command with --yes to erase them.`,
      );
    }
    const viewer = { staff: null, customer: null, token: null };
    const erased = await eraseCustomer({ prisma, viewer, now: () => new Date() }, id);
    console.log(
      `Erased customer ${erased}. Backups that were made before still contain them (docs/operation.md).`,
    );
  } finally {
    await prisma.$disconnect();
    await database.close();
  }
});
