import type { Prisma } from "@machiya/prisma/client";

/** The Prisma condition for the shipments of orders that collect money from the customer and did not come back. */
export const collectingShipments = (orderIds: readonly number[]) =>
  ({
    collects: true,
    parcel: { orderId: { in: [...orderIds] }, state: { not: "RETURNED" } },
  }) as const satisfies Prisma.ShipmentWhereInput;
