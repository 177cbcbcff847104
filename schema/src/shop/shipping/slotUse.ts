import { Prisma, type SqlClient } from "@machiya/prisma/client";
import { type Big, decimal, toWire } from "../../domain/money.ts";
import type { SlotKey } from "../../domain/orders/shippingSlots.ts";
import type { Transaction } from "../../writes/transaction.ts";
import type { TakenSlot } from "./chooseSlot.ts";

/** Creates the row that counts a slot's orders, so that writes can lock it. Does nothing if it exists. */
export async function ensureSlotUse(
  client: Pick<SqlClient, "$executeRaw">,
  methodId: number,
  slot: SlotKey,
): Promise<void> {
  await client.$executeRaw`
    INSERT INTO "ShippingSlotUse" ("shippingMethodId", "day", "startMinute", "endMinute")
    VALUES (${methodId}::int, ${slot.day}::date, ${slot.startMinute}::int, ${slot.endMinute}::int) ON CONFLICT DO NOTHING`;
}

/**
 * Returns a part of the checkout's statement: it locks what is taken of the slot, after the rows of `after`, and has
 * a row only if there is still room. The trigger of the order counts it in the same transaction.
 */
export function slotRoomSql(methodId: number, slot: TakenSlot, after: Prisma.Sql): Prisma.Sql {
  const { day, startMinute, endMinute, unit, capacity, workUnits } = slot;
  const room =
    unit === "ORDERS"
      ? Prisma.sql`u."orders" + 1 <= ${capacity}::int`
      : Prisma.sql`u."workUnits" + ${toWire(workUnits)}::numeric <= ${capacity}::int`;
  return Prisma.sql`room AS MATERIALIZED (
    SELECT u."day" FROM ${after}, "ShippingSlotUse" u
    WHERE u."shippingMethodId" = ${methodId}::int AND u."day" = ${day}::date
      AND u."startMinute" = ${startMinute}::int AND u."endMinute" = ${endMinute}::int AND ${room}
    FOR NO KEY UPDATE OF u)`;
}

/** What is taken of a slot; decimals are text. */
interface LockedUse {
  orders: number;
  workUnits: string;
}

/** Locks what is taken of a slot for the rest of the transaction. Callers lock the products first. */
export async function lockSlotUse(tx: Transaction, methodId: number, slot: SlotKey): Promise<LockedUse> {
  await ensureSlotUse(tx, methodId, slot);
  const [use] = await tx.$queryRaw<LockedUse[]>`
    SELECT "orders", "workUnits"::text AS "workUnits" FROM "ShippingSlotUse"
    WHERE "shippingMethodId" = ${methodId}::int AND "day" = ${slot.day}::date
      AND "startMinute" = ${slot.startMinute}::int AND "endMinute" = ${slot.endMinute}::int FOR NO KEY UPDATE`;
  return use ?? { orders: 0, workUnits: "0" };
}

/** Returns the work units of an order's lines, with the products as they are now. */
export async function workUnitsOf(tx: Transaction, orderId: number): Promise<Big> {
  const [row] = await tx.$queryRaw<{ sum: string }[]>`
    SELECT coalesce(sum(l."quantity" * p."workUnits"), 0)::text AS "sum"
    FROM "OrderLine" l JOIN "Product" p ON p."id" = l."productId" WHERE l."orderId" = ${orderId}::int`;
  return decimal(row?.sum ?? 0);
}
