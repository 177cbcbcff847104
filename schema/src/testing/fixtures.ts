import type { Order, Prisma, PrismaClient } from "@machiya/prisma/client";
import type { PaymentState } from "@machiya/prisma/enums";
import { declarePaymentState } from "../domain/orders/declaredPayment.ts";
import { variantMatrix } from "../domain/products/variants.ts";
import { globalId } from "../ids.ts";
import { readPayments, writeLedgerChange } from "../shop/payments/orderLedger.ts";

let count = 0;

/** Creates a product on sale: 100 dollars, ten in stock. */
export const product = (prisma: PrismaClient, data: Partial<Prisma.ProductUncheckedCreateInput> = {}) =>
  prisma.product.create({ data: { name: `茶碗 ${++count}`, price: 100, stock: 10, ...data } });

/** Creates a product with the variants Blue / S, Blue / M, Red / S, and Red / M: 100 dollars, ten in stock each. */
export async function productWithVariants(
  prisma: PrismaClient,
  data: Partial<Prisma.ProductUncheckedCreateInput> = {},
  stock = 10,
) {
  const options = [
    { name: "Color", values: ["Blue", "Red"] },
    { name: "Size", values: ["S", "M"] },
  ];
  const parent = await product(prisma, { stock: 0, ...data, options, hasVariants: true });
  const variants = await prisma.product.createManyAndReturn({
    data: variantMatrix(options).map((optionValues) => ({
      parentId: parent.id,
      name: "",
      price: parent.price,
      stock,
      optionValues,
    })),
  });
  return { parent, variants };
}

export const customerRow = (prisma: PrismaClient, data: Partial<Prisma.CustomerUncheckedCreateInput> = {}) =>
  prisma.customer.create({
    data: { lineUserId: `U${(++count).toString(16).padStart(32, "0")}`, name: "小安", ...data },
  });

export const staffRow = (prisma: PrismaClient, data: Partial<Prisma.StaffMemberUncheckedCreateInput> = {}) =>
  prisma.staffMember.create({
    data: { username: `staff${++count}`, passwordHash: "plain:secret", name: "店長", role: "ADMIN", ...data },
  });

export const store = (prisma: PrismaClient, data: Partial<Prisma.StoreUncheckedCreateInput> = {}) =>
  prisma.store.upsert({
    where: { id: 1 },
    create: { name: "町家商店", ...data },
    update: { orderingOpensAt: null, orderingClosesAt: null, openWeekdays: [], delivers: false, ...data },
  });

/** Creates an order for a quantity of one, without a row for its line. A payment state is produced by a payment. */
export async function orderRow(
  prisma: PrismaClient,
  { paymentState, ...data }: Partial<Prisma.OrderUncheckedCreateInput> = {},
): Promise<Order> {
  const order = await prisma.order.create({
    data: {
      buyerName: "王小明",
      buyerPhone: "0900000000",
      recipientName: "陳大文",
      recipientPhone: "0900000001",
      address: "台北市",
      source: "MANUAL",
      paymentMethod: 4,
      totalQuantity: 1,
      ...data,
    },
  });
  if (!paymentState || paymentState === order.paymentState) return order;
  await declareState(prisma, order.id, paymentState);
  return { ...order, paymentState };
}

/** Writes the payments that produce a payment state of an order, as staff do. */
export async function declareState(
  prisma: PrismaClient,
  orderId: number,
  state: PaymentState,
  now = new Date(),
): Promise<void> {
  const order = await prisma.order.findUniqueOrThrow({ where: { id: orderId } });
  const payments = await readPayments(prisma, orderId);
  const change = declarePaymentState({ ...order, payments }, state);
  if (change === null) throw new Error(`The order cannot be ${state}.`);
  await writeLedgerChange(prisma, orderId, change, { staffMemberId: null, now });
}

/** Creates an enabled discount on a product, from a quantity of one. */
export const discountOn = (
  prisma: PrismaClient,
  productId: number,
  data: Partial<Prisma.DiscountUncheckedCreateInput>,
  window: { minQuantity?: number; maxQuantity?: number } = {},
) =>
  prisma.discount.create({
    data: {
      name: `折扣 ${++count}`,
      kind: "PER_PRODUCT",
      audience: "PRODUCT",
      ...data,
      products: { create: { productId, minQuantity: 1, ...window } },
    },
  });

export const ordered = (id: number, quantity: number | string = 1, seenPrice: number | string = 100) => ({
  productId: globalId("Product", id),
  quantity: String(quantity),
  seenPrice: String(seenPrice),
});

/** Returns the audit entries of a row, oldest first, optionally only those after entry `after`. */
export const auditOf = (prisma: PrismaClient, subjectType: string, subjectId: number, after = 0) =>
  prisma.auditEntry.findMany({
    where: { subjectType, subjectId, id: { gt: after } },
    orderBy: { id: "asc" },
    select: { action: true, staffMemberId: true, before: true, after: true },
  });
