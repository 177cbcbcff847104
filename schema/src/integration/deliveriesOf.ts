import { opaqueParameter } from "@machiya/prisma/client";
import { requestLoader } from "../lists/requestLoader.ts";

/** The newest delivery to an endpoint that was tried. Prisma would read all deliveries of all endpoints to find them. */
export const lastDelivery = requestLoader(async ({ prisma }, endpointIds: number[]) => {
  const newest = await prisma.$queryRaw<{ id: string }[]>`
    SELECT newest.id FROM unnest(${opaqueParameter(endpointIds, "int[]")}) AS endpoint(id), LATERAL (
      SELECT id FROM "WebhookDelivery" WHERE "endpointId" = endpoint.id AND attempts > 0
      ORDER BY "createdAt" DESC, id DESC LIMIT 1
    ) newest`;
  const found = await prisma.webhookDelivery.findMany({ where: { id: { in: newest.map(({ id }) => id) } } });
  return new Map(found.map((delivery) => [delivery.endpointId, delivery]));
});

/** How many deliveries to an endpoint wait, and how many were given up. Prisma's count of a relation counts those of all endpoints first. */
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
