import type { PrismaClient, Shipment } from "@machiya/prisma/client";
import { serverActor } from "../../actor.ts";
import { isParcelOpen } from "../../domain/carriers/carriers.ts";
import { recordFailedShipment } from "../../failedJobs/recordFailedJobs.ts";
import { globalId } from "../../ids.ts";
import { inTransaction } from "../../writes/transaction.ts";
import type { QueriedShipment } from "./carrierConnections.ts";
import { recordShipment } from "./recordShipment.ts";
import { recordCreated } from "./sendParcel.ts";

/** Finds a shipment of which the carrier can still report something; null when there is none. */
export async function findOpenShipment(prisma: PrismaClient, id: number): Promise<Shipment | null> {
  const found = await prisma.shipment.findUnique({ where: { id }, include: { parcel: true } });
  if (found === null || !isParcelOpen(found.parcel.state)) return null;
  const { parcel: _, ...shipment } = found;
  return shipment;
}

/** Ends the queries of a shipment. */
export async function stopShipmentQueries(prisma: Pick<PrismaClient, "shipment">, id: number): Promise<void> {
  await prisma.shipment.updateMany({ where: { id }, data: { nextQueryAt: null } });
}

/** Ends the queries of a shipment whose arrival was never reported, and adds it to the dead-letter list. */
export async function giveUpShipment(prisma: PrismaClient, id: number, reason: string): Promise<void> {
  await inTransaction(prisma, async (tx) => {
    await stopShipmentQueries(tx, id);
    await recordFailedShipment(tx, id, reason);
  });
}

/**
 * Records what the carrier answered about a parcel: that it was created although the answer was lost, or a status whose
 * notification was. The carrier does not say since when the status is true, so that it counts from now.
 */
export async function reconcileShipment(
  prisma: PrismaClient,
  shipment: Pick<
    Shipment,
    "id" | "parcelId" | "carrier" | "reference" | "carrierReference" | "goodsAmount" | "status" | "statusAt"
  >,
  { state, ...found }: QueriedShipment,
  now: () => Date,
): Promise<void> {
  if (shipment.carrierReference === null)
    await inTransaction(prisma, (tx) =>
      recordCreated(tx, serverActor(prisma, now), globalId("Parcel", shipment.parcelId), shipment.id, found),
    );
  const isKnown = shipment.carrierReference === null ? state === null : found.status === shipment.status;
  if (isKnown) return;
  const current = await prisma.shipment.findUnique({
    where: { id: shipment.id },
    select: { statusAt: true },
  });
  // A notification came while the carrier was asked and may be newer than the answer; the next query tells.
  if (current?.statusAt?.getTime() !== shipment.statusAt?.getTime()) return;
  const reportedAt = now();
  await recordShipment(
    prisma,
    shipment.carrier,
    {
      reference: shipment.reference,
      goodsAmount: shipment.goodsAmount,
      reportedAt,
      state,
      carrierReference: found.carrierReference,
      eventId: `${found.status} ${reportedAt.toISOString()}`,
      status: found.status,
      statusText: found.statusText,
    },
    now,
  );
}
