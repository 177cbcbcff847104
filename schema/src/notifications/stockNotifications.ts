import { Prisma, type PrismaClient } from "@machiya/prisma/client";
import { DEFAULT_LANGUAGE, isLanguage } from "../domain/language.ts";
import { BACK_IN_STOCK } from "../domain/notifications.ts";
import { onSaleSql } from "../domain/products/productState.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";
import { channelColumns, channelsOf } from "./channels.ts";
import { forEachChannel, insertNotificationsSql } from "./queueNotifications.ts";

/** Requests that one transaction takes. */
const BATCH = 200;

/**
 * Queues the messages of customers for whom a product is in stock again, and deletes their requests in the same
 * transaction. Processes skip the requests that another one has locked, so that each is answered once. Requests for a
 * product that is not on sale wait until it is. Returns the number of customers.
 */
export async function queueStockNotifications(prisma: PrismaClient): Promise<number> {
  let queued = 0;
  let taken = 0;
  do {
    const ids = (await inTransaction(prisma, takeDue)) ?? [];
    taken = ids.length;
    queued += taken;
  } while (taken === BATCH);
  return queued;
}

/** Returns the answered requests; null: there was none. */
async function takeDue(tx: Transaction): Promise<number[] | null> {
  const due = await tx.$queryRaw<{ id: number }[]>`
    SELECT n."id" FROM "StockNotice" n JOIN "Product" p ON p."id" = n."productId"
    WHERE n."dueAt" IS NOT NULL AND ${Prisma.raw(onSaleSql("p"))}
    ORDER BY n."id" LIMIT ${BATCH} FOR UPDATE OF n SKIP LOCKED`;
  if (due.length === 0) return null;
  const ids = due.map(({ id }) => id);
  const [store, requests] = [
    await tx.store.findUnique({ where: { id: 1 }, select: { name: true } }),
    await tx.stockNotice.findMany({
      where: { id: { in: ids } },
      orderBy: { id: "asc" },
      select: {
        customer: { select: { ...channelColumns, id: true, language: true } },
        product: { select: { id: true, parentId: true, name: true } },
      },
    }),
  ];
  const notifications = requests.flatMap(({ customer, product }) => {
    const recipient = { customerId: customer.id, channels: channelsOf(customer) };
    const language = isLanguage(customer.language) ? customer.language : DEFAULT_LANGUAGE;
    const data = { shopName: store?.name ?? "", productName: product.name };
    const actions = [{ do: "OPEN_PRODUCT" as const, product: product.parentId ?? product.id }];
    return forEachChannel(recipient, [{ kind: BACK_IN_STOCK, language, data, actions }]);
  });
  if (notifications.length > 0) await tx.$executeRaw(insertNotificationsSql(notifications));
  await tx.stockNotice.deleteMany({ where: { id: { in: ids } } });
  return ids;
}
