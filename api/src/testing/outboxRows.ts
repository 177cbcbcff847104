import type { PrismaClient } from "@machiya/prisma/client";

/** Finds or creates a customer for each LINE user id, and returns the row numbers in the same order. */
export async function customersOf(prisma: PrismaClient, lineUserIds: readonly string[]): Promise<number[]> {
  const data = lineUserIds.map((lineUserId) => ({ lineUserId, name: "安" }));
  await prisma.customer.createMany({ data, skipDuplicates: true });
  const customers = await prisma.customer.findMany({ where: { lineUserId: { in: [...lineUserIds] } } });
  const ids = new Map(customers.map(({ id, lineUserId }) => [lineUserId, id]));
  return lineUserIds.map((lineUserId) => ids.get(lineUserId) ?? 0);
}

const content = (text: string) => ({
  language: "cn",
  data: { shopName: "町家", text, imageHash: null, products: [] },
});

/** Returns the shortest notification to one customer. */
export const messageTo = (customerId: number, text = "新茶") => ({
  kind: "TEST_BROADCAST",
  customerId,
  ...content(text),
});

/** Returns a part of a broadcast. */
export const broadcastPartTo = (customerIds: number[], text = "新茶") => ({
  kind: "BROADCAST",
  customerIds,
  recipients: customerIds.length,
  ...content(text),
});

/** Returns a row that release 0.1.0 wrote, as it is after the upgrade. */
export const storedLineMessages = (to: string | string[], more: object = {}) => ({
  kind: "LINE_MESSAGES",
  data: { to, messages: [{ type: "text", text: "預約已確認" }], ...more },
});
