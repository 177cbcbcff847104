import type { Prisma } from "../generated/prisma/client.ts";
import { demoDayOf, demoMinuteOf } from "./calendar.ts";
import { DEMO_PRODUCTS, DEMO_TYPES } from "./catalog.ts";
import { decimalPlaces } from "./decimalPlaces.ts";
import { DEMO_DISCOUNTS, DEMO_PRODUCT_LINKS } from "./discounts.ts";
import type { PriceCart } from "./money.ts";
import { demoOrderHistory } from "./orderHistory.ts";
import { customerDiscounts, type DemoOrder, PRICES_CHANGED, planOrders } from "./orders.ts";
import { demoPaymentOf } from "./payments.ts";
import { planCustomers } from "./people.ts";
import { planStaff } from "./staff.ts";
import { planStore } from "./store.ts";
import { writeSalon } from "./writeSalon.ts";

type Transaction = Prisma.TransactionClient;

export interface DemoData {
  now: Date;
  priceCart: PriceCart;
  hashes: { admin: string; staff: string; others: string };
  /** Hashes of the product images, in the order of PRODUCTS. */
  imageHashes: readonly string[];
  /** Hashes of the portraits, in the order of STAFF. */
  portraitHashes: readonly string[];
}

/** Writes the whole shop and its salon, dated around `now`. */
export async function writeDemo(tx: Transaction, ingredients: DemoData): Promise<void> {
  const { now, priceCart, hashes, portraitHashes } = ingredients;
  const customers = planCustomers(now);
  await tx.store.create({ data: planStore(now) });
  const productId = await writeCatalog(tx, ingredients);
  const discountId = await writeDiscounts(tx, now, productId);

  const staffId = decimalPlaces(
    await tx.staffMember.createManyAndReturn({
      data: planStaff(now, hashes, portraitHashes),
      select: { id: true },
    }),
  );
  const customerId = decimalPlaces(
    await tx.customer.createManyAndReturn({
      data: customers.map(({ blocked: _, ...customer }) => customer),
      select: { id: true },
    }),
  );
  await tx.customerBlock.createMany({
    data: customers.flatMap(({ blocked }, index) =>
      blocked === null
        ? []
        : [
            {
              customerId: customerId(index + 1),
              note: blocked.note,
              blockedById: staffId(1),
              createdAt: new Date(now.getTime() - blocked.days * 86_400_000),
            },
          ],
    ),
  });
  await tx.customerDiscount.createMany({
    data: customers.flatMap((_, index) =>
      customerDiscounts(index + 1).map((place) => ({
        customerId: customerId(index + 1),
        discountId: discountId(place),
      })),
    ),
  });
  await writeOrders(
    tx,
    planOrders(now, customers, priceCart),
    { productId, discountId, customerId, staffId },
    ingredients,
  );
  await writeSalon(tx, now, { customers, staffId, customerId });
}

async function writeCatalog(tx: Transaction, { now, imageHashes }: DemoData) {
  const today = demoDayOf(now);
  const founded = demoMinuteOf(today - 400, 660);
  const typeId = decimalPlaces(
    await tx.productType.createManyAndReturn({
      data: DEMO_TYPES.map(({ name, description }) => ({
        name,
        description,
        createdAt: founded,
        updatedAt: founded,
      })),
      select: { id: true },
    }),
  );
  const productId = decimalPlaces(
    await tx.product.createManyAndReturn({
      data: DEMO_PRODUCTS.map(
        ({ name, code, description, keywords, price, formerPrice, stock, state, topPick }, index) => {
          const createdAt = demoMinuteOf(today - 390 + index * 5, 660 + index);
          return {
            name,
            code,
            description,
            keywords: keywords ?? "",
            price,
            stock,
            // Everything is sold by the piece.
            quantityStep: 1,
            imageHash: imageHashes[index] ?? null,
            topPick: topPick ?? false,
            state: state ?? "ENABLED",
            version: formerPrice === undefined ? 1 : 2,
            createdAt,
            updatedAt: formerPrice === undefined ? createdAt : demoMinuteOf(today - PRICES_CHANGED, 0),
          };
        },
      ),
      select: { id: true },
    }),
  );
  await tx.productToType.createMany({
    data: DEMO_PRODUCTS.flatMap(({ type, also = [] }, index) =>
      [type, ...also].map((key) => ({
        productId: productId(index + 1),
        productTypeId: typeId(DEMO_TYPES.findIndex((one) => one.key === key) + 1),
      })),
    ),
  });
  return productId;
}

async function writeDiscounts(tx: Transaction, now: Date, productId: (place: number) => number) {
  const today = demoDayOf(now);
  const discountId = decimalPlaces(
    await tx.discount.createManyAndReturn({
      data: DEMO_DISCOUNTS.map(({ on: _, everyNthCustomer: __, ...discount }, index) => {
        const createdAt = demoMinuteOf(today - 200 + index * 9, 720);
        return { ...discount, createdAt, updatedAt: createdAt };
      }),
      select: { id: true },
    }),
  );
  await tx.productDiscount.createMany({
    data: DEMO_PRODUCT_LINKS.map(({ discount, product, minQuantity, maxQuantity }) => ({
      discountId: discountId(discount),
      productId: productId(product),
      minQuantity,
      maxQuantity,
    })),
  });
  return discountId;
}

async function writeOrders(
  tx: Transaction,
  orders: readonly DemoOrder[],
  ids: Record<"productId" | "discountId" | "customerId" | "staffId", (place: number) => number>,
  { imageHashes }: DemoData,
): Promise<void> {
  const orderId = decimalPlaces(
    await tx.order.createManyAndReturn({
      data: orders.map(({ customer, lines: _, records: __, paymentState: ___, ...order }) => ({
        ...order,
        customerId: customer === null ? null : ids.customerId(customer),
      })),
      select: { id: true },
    }),
  );
  await tx.orderLine.createMany({
    data: orders.flatMap(({ lines }, index) =>
      lines.map(({ product, quantity, unitPrice }) => ({
        orderId: orderId(index + 1),
        productId: ids.productId(product),
        quantity,
        unitPrice,
        productName: DEMO_PRODUCTS[product - 1]?.name ?? "",
        imageHash: imageHashes[product - 1] ?? null,
      })),
    ),
  });
  await writePayments(tx, orders, ids.staffId(1), orderId);
  await tx.auditEntry.createMany({
    data: orders.flatMap((order, index) =>
      demoOrderHistory(order).map((entry) => ({
        subjectType: "Order",
        subjectId: orderId(index + 1),
        staffMemberId: ids.staffId(1),
        ...entry,
      })),
    ),
  });
  await tx.discountRecord.createMany({
    data: orders.flatMap(({ records }, index) =>
      records.map(({ discount, name, amount }) => ({
        orderId: orderId(index + 1),
        discountId: ids.discountId(discount),
        name,
        amount,
      })),
    ),
  });
}

/** Writes the payments, from which the orders' payment states follow. */
async function writePayments(
  tx: Transaction,
  orders: readonly DemoOrder[],
  recordedById: number,
  orderId: (place: number) => number,
): Promise<void> {
  const planned = orders.flatMap((order, index) => {
    const payment = demoPaymentOf(order);
    return payment === null ? [] : [{ ...payment, orderId: orderId(index + 1), recordedById }];
  });
  const paymentId = decimalPlaces(
    await tx.payment.createManyAndReturn({
      data: planned.map(({ refund: _, ...payment }) => ({
        ...payment,
        updatedAt: payment.receivedAt ?? payment.createdAt,
      })),
      select: { id: true },
    }),
  );
  await tx.refund.createMany({
    data: planned.flatMap(({ refund, amount, createdAt }, index) =>
      refund === null
        ? []
        : [{ ...refund, amount, createdAt, recordedById, paymentId: paymentId(index + 1) }],
    ),
  });
}
