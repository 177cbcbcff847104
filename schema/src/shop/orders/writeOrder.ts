import { columnParameter, type Order, Prisma, type SqlClient } from "@machiya/prisma/client";
import type { ConvenienceStore } from "../../domain/carriers/carriers.ts";
import { phoneDigits } from "../../domain/contactDetails.ts";
import type { Currency } from "../../domain/minorUnits.ts";
import { type Big, decimal, toWire } from "../../domain/money.ts";
import type { PaymentDeadline } from "../../domain/orders/paymentDeadline.ts";
import type { PricedCart } from "../../domain/orders/pricing.ts";
import { onSaleSql } from "../../domain/products/productState.ts";
import { recordKeysSql, type StatementKeys } from "../../idempotency/statementKeys.ts";
import { partySql, type SeenTerms, updateCustomerSql } from "../../identity/customerTerms.ts";
import type { NewNotification } from "../../notifications/notification.ts";
import { insertNotificationsSql } from "../../notifications/queueNotifications.ts";
import { stockCauseSql } from "../products/stockCause.ts";
import type { ChosenShipping } from "../shipping/chooseShipping.ts";
import type { TakenSlot } from "../shipping/chooseSlot.ts";
import { dateOfDay } from "../shipping/shippingSlot.ts";
import { slotRoomSql } from "../shipping/slotUse.ts";
import { ORDER_TEXT_FIELDS, type OrderTexts } from "./orderTexts.ts";

/** A checked checkout with everything that is written for it. */
export interface NewOrder extends Pick<Order, "id" | "paymentMethod"> {
  customerId: number;
  texts: OrderTexts;
  deadline: PaymentDeadline;
  /**
   * Both dates of the order have the customer's requested date until staff set the actual one (shop.md §5).
   */
  deliveryDate: Date | null;
  /** Each product once, with the price and version that were read, and how much of it may be pre-ordered. */
  lines: readonly {
    productId: number;
    quantity: Big;
    unitPrice: Big;
    editVersion: number;
    mostPreOrdered: Big;
  }[];
  /** The store's currency; null for none. */
  currency: Currency | null;
  priced: PricedCart;
  /** null without shipping methods. */
  shipping: ChosenShipping | null;
  /** null: the customer chose none on a map. */
  pickUpStore: ConvenienceStore | null;
  /** The amount to pay: the cart's total and the shipping fee. */
  total: Big;
  /** The idempotency keys that are recorded with the order. */
  keys: StatementKeys;
  notifications: readonly NewNotification[];
  /** New values of the customer; null means no change. */
  updates: { phone: string | null; language: string | null };
  /** What the checks were based on besides the products. */
  seen: SeenTerms;
  /** Whether the store or a product limits the customer's orders, so that concurrent ones must count this one. */
  isLimited: boolean;
}

const TEXT_COLUMNS = Prisma.raw(ORDER_TEXT_FIELDS.map((field) => `"${field}"`).join(", "));
const ON_SALE = Prisma.raw(onSaleSql("p"));

/** The condition under which the statement below writes. */
const VALID = Prisma.sql`EXISTS (SELECT FROM admitted)`;

/**
 * Decrements the stock and writes the order with everything that belongs to it in one statement. Returns the
 * order's row, or null when nothing was written: a product has changed since it was read (edited, its
 * discounts edited, off sale, too little stock, or pre-orders that the customer did not see), the customer or the terms have changed (a block, a deletion,
 * their discounts, the store), the slot is full, or the key was used meanwhile. Products are locked first, always in id
 * order, so that two carts do not deadlock; then the slot, the terms, and the customer.
 */
export async function writeOrder(statements: SqlClient, order: NewOrder): Promise<Order | null> {
  const { lines, priced, shipping } = order;
  const slot = shipping?.slot ?? null;
  const { keys, notifications, updates, seen, isLimited } = order;
  const parts = [
    Prisma.sql`wanted AS (
      SELECT * FROM unnest(
        ${columnParameter(lines, "int", ({ productId }) => productId)}, ${columnParameter(lines, "numeric", ({ quantity }) => toWire(quantity))},
        ${columnParameter(lines, "numeric", ({ unitPrice }) => toWire(unitPrice))}, ${columnParameter(lines, "int", ({ editVersion }) => editVersion)},
        ${columnParameter(lines, "numeric", ({ mostPreOrdered }) => toWire(mostPreOrdered))}
      ) WITH ORDINALITY AS line("productId", "quantity", "unitPrice", "editVersion", "mostPreOrdered", "position"))`,
    Prisma.sql`locked AS (
      SELECT p."id", p."name", p."imageHash", p."stock", p."preOrderDay", wanted."quantity", wanted."unitPrice", wanted."position",
        p."editVersion" = wanted."editVersion" AND ${ON_SALE}
          AND p."price" = wanted."unitPrice" AND p."stock" + least(p."preOrderLeft", wanted."mostPreOrdered") >= wanted."quantity" AS "fits"
      FROM "Product" p JOIN wanted ON wanted."productId" = p."id" ORDER BY p."id" FOR NO KEY UPDATE OF p)`,
    // The triggers read this setting after all statements that depend on this row.
    Prisma.sql`fitting AS (
      SELECT ${stockCauseSql(`ORDER|${order.id}||`)}
      FROM locked HAVING count(*) FILTER (WHERE "fits") = ${lines.length}::int)`,
    ...(slot === null || shipping === null
      ? []
      : [slotRoomSql(shipping.method.id, slot, Prisma.sql`fitting`)]),
    ...partySql(slot === null ? Prisma.sql`fitting` : Prisma.sql`room`, seen),
    Prisma.sql`admitted AS (${recordKeysSql(keys, order.id, Prisma.sql`party`) ?? Prisma.sql`SELECT FROM party`})`,
    Prisma.sql`taken AS (
      UPDATE "Product" SET "stock" = "Product"."stock" - locked."quantity", "version" = "version" + 1, "updatedAt" = now()
      FROM locked WHERE "Product"."id" = locked."id" AND ${VALID})`,
    Prisma.sql`placed AS (
      INSERT INTO "Order" (
        "id", "customerId", ${TEXT_COLUMNS}, "source", "paymentMethod", "deliveryDate", "expectedDeliveryDate",
        "paymentDueAt", "paymentRemindAt", "totalQuantity", "subtotal", "discountTotal", "total", "currency", "updatedAt"${shipping === null ? Prisma.empty : SHIPPING_COLUMNS}${slot === null ? Prisma.empty : SLOT_COLUMNS}
      ) SELECT ${order.id}::int, ${order.customerId}::int,
        ${Prisma.join(ORDER_TEXT_FIELDS.map((field) => order.texts[field]))}, 'SHOPPING_PLATFORM', ${order.paymentMethod}::smallint,
        ${order.deliveryDate}::timestamptz, ${order.deliveryDate}::timestamptz,
        ${order.deadline.paymentDueAt}::timestamptz, ${order.deadline.paymentRemindAt}::timestamptz,
        ${toWire(priced.totalQuantity)}::numeric, ${toWire(priced.subtotal)}::numeric,
        ${toWire(priced.discountTotal)}::numeric, ${toWire(order.total)}::numeric, ${order.currency}::text, now()${shipping === null ? Prisma.empty : shippingValues(shipping)}${slot === null ? Prisma.empty : slotValues(slot)}
      FROM admitted RETURNING "id", "state", "paymentState", "version", "createdAt", "updatedAt")`,
    Prisma.sql`with_lines AS (
      INSERT INTO "OrderLine" ("orderId", "productId", "quantity", "unitPrice", "productName", "imageHash", "preOrdered", "expectedDay")
      SELECT placed."id", locked."id", locked."quantity", locked."unitPrice", locked."name", locked."imageHash",
        greatest(locked."quantity" - locked."stock", 0),
        CASE WHEN locked."quantity" > locked."stock" THEN locked."preOrderDay" END
      FROM placed, locked ORDER BY locked."position")`,
  ];
  if (priced.records.length > 0) {
    parts.push(Prisma.sql`with_records AS (
      INSERT INTO "DiscountRecord" ("orderId", "discountId", "name", "amount")
      SELECT placed."id", record."discountId", record."name", record."amount"
      FROM placed, unnest(
        ${columnParameter(priced.records, "int", ({ discountId }) => discountId)}, ${columnParameter(priced.records, "text", ({ name }) => name)},
        ${columnParameter(priced.records, "numeric", ({ amount }) => toWire(amount))}
      ) WITH ORDINALITY AS record("discountId", "name", "amount", "position")
      ORDER BY record."position")`);
  }
  if (order.pickUpStore !== null) {
    const { chain, code, name, address } = order.pickUpStore;
    parts.push(Prisma.sql`with_pick_up_store AS (
      INSERT INTO "PickUpStore" ("orderId", "chain", "code", "name", "address")
      SELECT placed."id", ${chain}::"StoreChain", ${code}, ${name}, ${address} FROM placed)`);
  }
  if (notifications.length > 0)
    parts.push(Prisma.sql`with_notifications AS (${insertNotificationsSql(notifications, VALID)})`);
  const customerUpdate = updateCustomerSql(seen, { ...updates, isLimited }, VALID);
  if (customerUpdate !== null) parts.push(Prisma.sql`with_customer AS (${customerUpdate})`);
  const [written] = await statements.$queryRaw<Decided[]>(
    Prisma.sql`WITH ${Prisma.join(parts, ", ")} SELECT * FROM placed`,
  );
  return written === undefined ? null : { ...inputColumns(order), ...written };
}

const SHIPPING_COLUMNS = Prisma.sql`, "shippingMethodId", "shippingName", "shippingKind", "shippingFee", "shippingFullFee", "shippingFreeFrom"`;

const shippingValues = ({ method, fee }: ChosenShipping) =>
  Prisma.sql`, ${method.id}::int, ${method.name}, ${method.kind}::"ShippingKind", ${toWire(fee)}::numeric, ${method.fee}::numeric, ${method.freeFrom}::numeric`;

const SLOT_COLUMNS = Prisma.sql`, "slotDay", "slotStart", "slotEnd", "slotWorkUnits"`;

const slotValues = ({ day, startMinute, endMinute, workUnits }: TakenSlot) =>
  Prisma.sql`, ${day}::date, ${startMinute}::smallint, ${endMinute}::smallint, ${toWire(workUnits)}::numeric`;

/** The values that the database sets. */
type Decided = Pick<Order, "id" | "state" | "paymentState" | "version" | "createdAt" | "updatedAt">;

/** Returns the row's other columns from the input, because reading them back costs more than writing them. */
function inputColumns(order: NewOrder): Omit<Order, keyof Decided> {
  const { customerId, texts, paymentMethod, deadline, deliveryDate, priced, currency, shipping } = order;
  const { method = null, slot = null } = shipping ?? {};
  const amount = (sum: Big) => new Prisma.Decimal(toWire(sum));
  return {
    buyerPhoneDigits: phoneDigits(texts.buyerPhone),
    customerId,
    ...texts,
    paymentMethod,
    ...deadline,
    currency,
    cancelReason: null,
    source: "SHOPPING_PLATFORM",
    deliveryDate,
    expectedDeliveryDate: deliveryDate,
    totalQuantity: amount(priced.totalQuantity),
    subtotal: amount(priced.subtotal),
    discountTotal: amount(priced.discountTotal),
    total: amount(order.total),
    shippingMethodId: method?.id ?? null,
    shippingName: method?.name ?? "",
    shippingKind: method?.kind ?? null,
    shippingFee: amount(shipping?.fee ?? decimal(0)),
    shippingFullFee: method && new Prisma.Decimal(method.fee),
    shippingFreeFrom: method?.freeFrom == null ? null : new Prisma.Decimal(method.freeFrom),
    slotDay: slot && dateOfDay(slot.day),
    slotStart: slot?.startMinute ?? null,
    slotEnd: slot?.endMinute ?? null,
    slotWorkUnits: slot && amount(slot.workUnits),
    draftOf: null,
    paymentReportedAt: null,
    paymentReportDigits: null,
    paymentRecordedAt: null,
    paymentDeadlinePassed: false,
    overpaid: new Prisma.Decimal(0),
    refunded: new Prisma.Decimal(0),
    deliveryDateSetAt: null,
  };
}
