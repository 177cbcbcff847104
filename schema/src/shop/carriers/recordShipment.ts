import type { PrismaClient } from "@machiya/prisma/client";
import type { ParcelState } from "@machiya/prisma/enums";
import { serverActor } from "../../actor.ts";
import { parcelStateAfter } from "../../domain/carriers/carriers.ts";
import { queueParcelNotification } from "../../notifications/orderNotifications.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { lockOrder } from "../orders/changeOrders.ts";
import { ENTERED_AT, touchOrder } from "../shipping/changeParcels.ts";

/** A status of a parcel, as its carrier reported it. */
export interface ShipmentReport {
  reference: string;
  carrierReference: string;
  goodsAmount: number;
  /** Identifies the status: a repeated report has the same. */
  eventId: string;
  status: string;
  statusText: string;
  reportedAt: Date;
  /** The state that the status means; null: none of ours. */
  state: ParcelState | null;
}

/** What became of a report. REFUSED: it is about no parcel of the shop, or another one. */
export type ShipmentReportResult = "RECORDED" | "REPEATED" | "REFUSED";

/**
 * Records a report and moves the parcel forward, once. A repeated report changes nothing; a late one is recorded, and the
 * newest stays the one that is shown.
 */
export async function recordShipment(
  prisma: PrismaClient,
  carrier: string,
  report: ShipmentReport,
  now: () => Date,
): Promise<ShipmentReportResult> {
  return inTransaction(prisma, async (tx) => {
    const found = await tx.shipment.findUnique({
      where: { reference: report.reference },
      select: { parcelId: true, parcel: { select: { orderId: true } } },
    });
    if (found === null) return "REFUSED";
    // The order's lock protects its parcels.
    const order = await lockOrder(tx, found.parcel.orderId);
    const parcel = await tx.parcel.findUnique({ where: { id: found.parcelId }, include: { shipment: true } });
    const shipment = parcel?.shipment ?? null;
    if (parcel === null || shipment === null || !isAbout(shipment, carrier, report)) return "REFUSED";
    const { eventId, statusText: message, reportedAt } = report;
    const event = { shipmentId: shipment.id, eventId, message, reportedAt };
    const { count } = await tx.shipmentEvent.createMany({ data: [event], skipDuplicates: true });
    if (count === 0) return "REPEATED";
    if (shipment.statusAt === null || shipment.statusAt <= reportedAt)
      await showStatus(tx, shipment.id, report);
    const state = parcelStateAfter(parcel.state, report.state);
    if (state !== parcel.state) {
      const enteredAt = ENTERED_AT[state];
      const after = await tx.parcel.update({
        where: { id: parcel.id },
        data: { state, ...(enteredAt !== null && { [enteredAt]: reportedAt }), version: { increment: 1 } },
      });
      if (state === "SHIPPED") await queueParcelNotification(tx, serverActor(prisma, now), order, after);
    }
    await touchOrder(tx, order.id);
    return "RECORDED";
  });
}

function isAbout(
  shipment: { carrier: string; carrierReference: string | null; goodsAmount: number },
  carrier: string,
  report: ShipmentReport,
): boolean {
  const { carrierReference, goodsAmount } = shipment;
  // Without an answer to its creation, the carrier's name of it is not known yet.
  const isNamed = carrierReference === null || carrierReference === report.carrierReference;
  return shipment.carrier === carrier && isNamed && goodsAmount === report.goodsAmount;
}

async function showStatus(tx: Transaction, id: number, report: ShipmentReport): Promise<void> {
  const { status, statusText, reportedAt: statusAt } = report;
  await tx.shipment.update({ where: { id }, data: { status, statusText, statusAt } });
}
