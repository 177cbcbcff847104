import { Prisma, type SqlClient } from "@machiya/prisma/client";
import type { StockReason } from "@machiya/prisma/enums";
import type { Actor } from "../../actor.ts";

/** Why a transaction changes stocks, and for which order. */
export interface StockCause {
  reason: StockReason;
  orderId?: number;
}

/** Returns the cause as the trigger of the products reads it, with the person or token that writes. */
export function stockCauseText({ reason, orderId }: StockCause, { viewer }: Pick<Actor, "viewer">): string {
  return [reason, orderId ?? "", viewer.staff?.id ?? "", viewer.token?.id ?? ""].join("|");
}

/** The call that sets the cause for the rest of the transaction, as a part of a statement. */
export const stockCauseSql = (cause: string): Prisma.Sql =>
  Prisma.sql`set_config('machiya.stock_cause', ${cause}, true)`;

/** Sets the cause of the changes of stocks that follow in this transaction. */
export async function setStockCause(
  tx: SqlClient,
  context: Pick<Actor, "viewer">,
  cause: StockCause,
): Promise<void> {
  await tx.$queryRaw`SELECT ${stockCauseSql(stockCauseText(cause, context))}`;
}
