import type { Context } from "../../context.ts";
import { requestLoader } from "../../lists/requestLoader.ts";
import type { Audience } from "./broadcastAudience.ts";

/** Maximum number of audience names in a list. */
const MAX_NAMES = 3;

interface Named {
  id: number;
  name: string;
}

const namesById = (rows: readonly Named[]) => new Map(rows.map(({ id, name }) => [id, name]));
const name = { id: true, name: true } as const;

const productName = requestLoader(async ({ prisma }, ids: number[]) =>
  namesById(await prisma.product.findMany({ where: { id: { in: ids } }, select: name })),
);
const productTypeName = requestLoader(async ({ prisma }, ids: number[]) =>
  namesById(await prisma.productType.findMany({ where: { id: { in: ids } }, select: name })),
);
const serviceName = requestLoader(async ({ prisma }, ids: number[]) =>
  namesById(await prisma.service.findMany({ where: { id: { in: ids } }, select: name })),
);
const customerName = requestLoader(async ({ prisma }, ids: number[]) =>
  namesById(await prisma.customer.findMany({ where: { id: { in: ids } }, select: name })),
);

/** Returns the first names of the existing records that define an audience. */
export async function audienceNames(
  context: Context,
  audience: Omit<Audience, "audience">,
): Promise<string[]> {
  const named = async (load: typeof productName, ids: readonly number[]) =>
    Promise.all(ids.toSorted((one, other) => one - other).map((id) => load(context, id)));
  const found = await Promise.all([
    named(productName, audience.audienceProductIds),
    named(productTypeName, audience.audienceProductTypeIds),
    named(serviceName, audience.audienceServiceIds),
    named(customerName, audience.audienceCustomerIds),
  ]);
  return found
    .flat()
    .filter((one) => one !== undefined)
    .slice(0, MAX_NAMES);
}

const product = requestLoader(async ({ prisma }, ids: number[]) => {
  const found = await prisma.product.findMany({ where: { id: { in: ids } } });
  return new Map(found.map((row) => [row.id, row]));
});

/** Returns those of the products that still exist, in the given order. */
export async function productsOf(context: Context, ids: readonly number[]) {
  const found = await Promise.all(ids.map((id) => product(context, id)));
  return found.filter((one) => one !== undefined);
}

const reachedOf = requestLoader(async ({ prisma }, broadcastIds: number[]) => {
  const sums = await prisma.outboxMessage.groupBy({
    by: ["broadcastId", "state"],
    where: { broadcastId: { in: broadcastIds } },
    _sum: { recipients: true },
  });
  const byBroadcast = Map.groupBy(sums, ({ broadcastId }) => broadcastId ?? 0);
  return new Map(
    [...byBroadcast].map(([id, rows]) => [
      id,
      new Map(rows.map(({ state, _sum }) => [state, _sum.recipients ?? 0])),
    ]),
  );
});

/** Returns the number of recipients of a broadcast's messages in this state. */
export async function reachedCustomers(context: Context, broadcastId: number, state: "SENT" | "FAILED") {
  return (await reachedOf(context, broadcastId))?.get(state) ?? 0;
}
