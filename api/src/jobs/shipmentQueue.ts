import { Prisma, type PrismaClient } from "@machiya/prisma/client";
import {
  findOpenShipment,
  giveUpShipment,
  reconcileShipment,
  stopShipmentQueries,
} from "@machiya/schema/carriers/reconcileShipment";
import { secondsToNextShipmentQuery } from "@machiya/schema/domain/carriers/carriers";
import type { CarrierSettings } from "../carriers/carrierSettings.ts";
import { ProviderRefusal, ProviderUnavailable } from "../payments/paymentProvider.ts";
import type { Job, JobResult, Queue, QueueTable } from "./queue/queue.ts";

interface ShipmentQueueDependencies {
  prisma: PrismaClient;
  carriers: Pick<CarrierSettings, "connect">;
  now: () => Date;
}

interface ShipmentJob extends Job {
  id: number;
}

const SHIPMENTS: QueueTable = {
  name: Prisma.raw('"Shipment"'),
  idType: "int",
  columns: Prisma.raw('job."id", job."queries" AS "attempts"'),
  waiting: () => Prisma.sql`job."nextQueryAt" IS NOT NULL`,
  order: Prisma.raw('job."nextQueryAt", job."id"'),
  due: Prisma.raw('"nextQueryAt"'),
  counter: Prisma.raw('"queries"'),
};

/** With four queries a day, these are enough for 50 days, in which a parcel arrives, or expires and is returned. */
const MAX_QUERIES = 200;

/**
 * Creates the queue that asks carriers for parcels that are on their way, so that a lost notification or a lost answer to
 * the creation loses nothing: after 5 minutes, an hour, and then every 6 hours until the parcel has arrived.
 */
export function shipmentQueue({ prisma, carriers, now }: ShipmentQueueDependencies): Queue<ShipmentJob> {
  async function handle({ id }: ShipmentJob): Promise<JobResult> {
    const shipment = await findOpenShipment(prisma, id);
    if (shipment === null) return stop(id);
    const provider = await carriers.connect(shipment.carrier);
    if (provider === null)
      return { outcome: "RETRY", reason: "The credentials of the carrier cannot be read." };
    try {
      const found = await provider.query(shipment.reference);
      if (found === null) return { outcome: "RETRY", reason: "The carrier has no such parcel." };
      await reconcileShipment(prisma, shipment, found, now);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
      return { outcome: "RETRY", reason: error.message };
    }
    const isOpen = (await findOpenShipment(prisma, id)) !== null;
    return isOpen ? { outcome: "RETRY", reason: "PENDING" } : stop(id);
  }

  async function stop(id: number): Promise<JobResult> {
    await stopShipmentQueries(prisma, id);
    return { outcome: "DONE" };
  }

  return {
    name: "shipments",
    table: SHIPMENTS,
    concurrency: 2,
    leaseSeconds: 120,
    maxAttempts: MAX_QUERIES,
    retrySeconds: secondsToNextShipmentQuery,
    pollIntervalMs: 60_000,
    handle,
    fail: ({ id }, reason) => giveUpShipment(prisma, id, reason),
  };
}
