import { readContacts } from "../contactInput.ts";
import type { Context } from "../context.ts";
import { customerDetails } from "../identity/changeCustomers.ts";
import { readInput } from "../input.ts";
import { auditCreated } from "../writes/audit.ts";
import { inTransaction } from "../writes/transaction.ts";

/** Adds a customer who does not use LINE. Throws INVALID_INPUT. Returns the row number. */
export function createCustomer(
  context: Context,
  input: { name: string; phone: string; note: string },
): Promise<number> {
  const columns = readContacts(context, readInput(customerDetails, input), null, ["input"]);
  return inTransaction(context.prisma, async (tx) => {
    // Without LINE no message reaches them, as if they were not a friend of the account.
    const row = await tx.customer.create({ data: { ...columns, reachable: false } });
    await auditCreated(tx, context, "Customer", [row]);
    return row.id;
  });
}
