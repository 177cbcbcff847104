import { randomBytes } from "node:crypto";
import type { CarrierSetting, Prisma, Shipment } from "@machiya/prisma/client";
import type { Actor } from "../../actor.ts";
import type { Context } from "../../context.ts";
import {
  CHAIN_NAMES,
  carrierPhone,
  type DeclaredValue,
  declaredValue,
  isCarrierName,
  secondsToNextShipmentQuery,
} from "../../domain/carriers/carriers.ts";
import { DomainError } from "../../domain/errors.ts";
import { canUnpack } from "../../domain/orders/parcelState.ts";
import { paymentMethodOf } from "../../domain/orders/payment.ts";
import { outstandingAmount } from "../../domain/orders/paymentLedger.ts";
import { canRestock } from "../../domain/orders/recordedPayment.ts";
import { requireRowId } from "../../input.ts";
import { endOpenPayments } from "../../payments/endOnlinePayments.ts";
import { audit } from "../../writes/audit.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { lockParcel, parcelStateForbids, touchOrder } from "../shipping/changeParcels.ts";
import type { CreatedShipment, ShipmentRequest } from "./carrierConnections.ts";
import { collectingShipments } from "./collectingShipments.ts";

/** What came of the creation of a parcel at its carrier. */
export type SendParcelOutcome =
  | "CREATED"
  | "NO_STORE"
  | "STORE_CLOSED"
  | "WRONG_NAME"
  | "WRONG_PHONE"
  | "WRONG_AMOUNT"
  | "REFUSED"
  | "WRONG_CREDENTIALS"
  | "UNKNOWN"
  | "NOT_SET";

export interface SentParcel {
  parcelId: number;
  outcome: SendParcelOutcome;
  /** The carrier's message; may be empty. */
  detail: string;
}

/** What a parcel's shipment is made of. */
const ORDERED = {
  order: { include: { pickUpStore: true, payments: { include: { refunds: true } } } },
  items: { include: { orderLine: true }, orderBy: { orderLineId: "asc" } },
  shipment: true,
} as const satisfies Prisma.ParcelInclude;
type OrderedParcel = Prisma.ParcelGetPayload<{ include: typeof ORDERED }>;

/**
 * Creates a parcel at the carrier of its convenience store. Its reference is stored first, so that a repetition after a lost
 * answer finds it instead of creating another one. Throws NOT_FOUND, and ORDER_STATE_FORBIDS for a canceled order or a
 * parcel that has left the shop.
 */
export async function sendParcel(context: Context, id: string): Promise<SentParcel> {
  const parcelId = requireRowId("Parcel", id);
  const prepared = await inTransaction(context.prisma, (tx) => prepareShipment(tx, context, id));
  if (typeof prepared === "string") return { parcelId, outcome: prepared, detail: "" };
  const { shipment, request } = prepared;
  if (shipment.carrierReference !== null) return { parcelId, outcome: "CREATED", detail: "" };
  const result = await context.carriers.create(shipment.carrier, request);
  if (result.outcome === "CREATED") {
    await inTransaction(context.prisma, (tx) => recordCreated(tx, context, id, shipment.id, result.shipment));
    return { parcelId, outcome: "CREATED", detail: "" };
  }
  // What may have been created stays, so that a repetition asks for it: also when an earlier attempt created it and the
  // credentials have become wrong since.
  const mayExist =
    result.outcome === "UNKNOWN" || (result.outcome === "WRONG_CREDENTIALS" && !prepared.isNew);
  if (!mayExist)
    await inTransaction(context.prisma, (tx) =>
      tx.shipment.deleteMany({ where: { id: shipment.id, carrierReference: null } }),
    );
  return { parcelId, outcome: result.outcome, detail: "reason" in result ? result.reason : "" };
}

/** Locks the parcel and stores its shipment with a reference. Returns what is wrong if it cannot be sent. */
async function prepareShipment(
  tx: Transaction,
  { now }: Pick<Context, "now">,
  id: string,
): Promise<SendParcelOutcome | { shipment: Shipment; isNew: boolean; request: ShipmentRequest }> {
  const { parcel: locked, order } = await lockParcel(tx, id);
  if (!canUnpack(locked.state)) throw parcelStateForbids(locked);
  if (!canRestock(order.state)) throw new DomainError("ORDER_STATE_FORBIDS", { state: order.state });
  const parcel = await tx.parcel.findUniqueOrThrow({ where: { id: locked.id }, include: ORDERED });
  const store = parcel.order.pickUpStore;
  if (store === null) return "NO_STORE";
  const setting = await tx.carrierSetting.findFirst({
    where: { enabled: true, chains: { has: store.chain } },
  });
  if (setting === null) return "NOT_SET";
  const recipient = {
    name: parcel.order.recipientName || parcel.order.buyerName,
    phone: recipientPhone(parcel),
  };
  if (!isCarrierName(recipient.name)) return "WRONG_NAME";
  if (recipient.phone === null) return "WRONG_PHONE";
  const declared = await declare(tx, parcel);
  if (declared === null) return "WRONG_AMOUNT";
  const shipment = parcel.shipment ?? (await addShipment(tx, parcel, setting, declared, now()));
  const { reference, chain, storeCode, goodsAmount, collects } = shipment;
  // What was started online before would be paid in addition.
  if (collects) await endOpenPayments(tx, parcel.orderId, now());
  return {
    shipment,
    isNew: parcel.shipment === null,
    request: {
      reference,
      chain,
      storeCode,
      goodsAmount,
      collects,
      description: `#${parcel.orderId}`,
      sender: { name: setting.senderName, phone: setting.senderPhone },
      recipient: { name: recipient.name, phone: recipient.phone },
    },
  };
}

const recipientPhone = ({ order }: OrderedParcel) => carrierPhone(order.recipientPhone || order.buyerPhone);

/** Returns what to declare. The first parcel of an order that is paid on delivery collects what is still to be paid. */
async function declare(tx: Transaction, { id, order, items }: OrderedParcel): Promise<DeclaredValue | null> {
  const others = await tx.shipment.count({
    where: { ...collectingShipments([order.id]), parcelId: { not: id } },
  });
  const owed = outstandingAmount(order.total, order.payments);
  const collects = paymentMethodOf(order.paymentMethod) === "CASH_ON_DELIVERY" && others === 0 && owed.gt(0);
  const declared = items.map(({ quantity, orderLine }) => ({ quantity, unitPrice: orderLine.unitPrice }));
  return declaredValue(declared, collects ? owed : null);
}

const REFERENCE_BYTES = 9;

async function addShipment(
  tx: Transaction,
  parcel: OrderedParcel,
  { carrier }: CarrierSetting,
  declared: DeclaredValue,
  now: Date,
): Promise<Shipment> {
  const { chain, code } = parcel.order.pickUpStore ?? {};
  if (chain === undefined || code === undefined) throw new Error("the order has no store");
  // Hexadecimal, because ECPay accepts at most 20 letters and digits.
  const reference = `P${randomBytes(REFERENCE_BYTES).toString("hex").toUpperCase()}`;
  const nextQueryAt = new Date(now.getTime() + secondsToNextShipmentQuery(0) * 1000);
  return tx.shipment.create({
    data: { parcelId: parcel.id, carrier, reference, chain, storeCode: code, nextQueryAt, ...declared },
  });
}

/**
 * Records what the carrier has created; the parcel's tracking number is that of the chain. A parcel that was recorded in the
 * meantime stays as it is.
 */
export async function recordCreated(
  tx: Transaction,
  actor: Actor,
  id: string,
  shipmentId: number,
  { carrierReference, paymentNo, validationNo, status, statusText }: CreatedShipment,
): Promise<void> {
  const { parcel: before } = await lockParcel(tx, id);
  const { count } = await tx.shipment.updateMany({
    where: { id: shipmentId, carrierReference: null },
    data: { carrierReference, paymentNo, validationNo },
  });
  if (count === 0) return;
  // A notification may have come before the answer.
  await tx.shipment.updateMany({
    where: { id: shipmentId, statusAt: null },
    data: { status, statusText },
  });
  const { chain } = await tx.shipment.findUniqueOrThrow({ where: { id: shipmentId } });
  const after = await tx.parcel.update({
    where: { id: before.id },
    data: {
      carrier: CHAIN_NAMES[chain],
      trackingNumber: paymentNo + validationNo || carrierReference,
      trackingLink: "",
      version: { increment: 1 },
    },
  });
  await audit(tx, actor, [{ action: "UPDATE", type: "Parcel", id: before.id, before, after }]);
  await touchOrder(tx, before.orderId);
}
