import { opaqueParameter } from "@machiya/prisma/client";
import { requestLoader } from "../lists/requestLoader.ts";

/**
 * Loads the newest attempted delivery of each endpoint. Prisma would read all deliveries of all endpoints to
 * find it.
 */
export const lastDelivery = requestLoader(async ({ prisma }, endpointIds: number[]) => {
  const newest = await prisma.$queryRaw<{ id: string }[]>`
    SELECT newest.id FROM unnest(${opaqueParameter(endpointIds, "int[]")}) AS endpoint(id), LATERAL (
      SELECT id FROM "WebhookDelivery" WHERE "endpointId" = endpoint.id AND attempts > 0
      ORDER BY "createdAt" DESC, id DESC LIMIT 1
    ) newest`;
  const found = await prisma.webhookDelivery.findMany({ where: { id: { in: newest.map(({ id }) => id) } } });
  return new Map(found.map((delivery) => [delivery.endpointId, delivery]));
});

/**
 * Counts the pending and failed deliveries of each endpoint. Prisma's relation count would count those of all
 * endpoints first.
 */
export const deliveryCounts = requestLoader(async ({ prisma }, endpointIds: number[]) => {
  const counts = await prisma.webhookDelivery.groupBy({
    by: ["endpointId", "state"],
    where: { endpointId: { in: endpointIds }, state: { in: ["PENDING", "FAILED"] } },
    _count: true,
  });
  const byEndpoint = Map.groupBy(counts, ({ endpointId }) => endpointId);
  return new Map(
    [...byEndpoint].map(([id, rows]) => [
      id,
      Object.fromEntries(rows.map(({ state, _count }) => [state, _count])),
    ]),
  );
});
