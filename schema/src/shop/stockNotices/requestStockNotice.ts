import type { Product } from "@machiya/prisma/client";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { isOnSale } from "../../domain/products/productState.ts";
import { lockCustomerTerms, requireUnblocked } from "../../identity/customerTerms.ts";
import { requireRowId } from "../../input.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";

interface StockNoticeRequest {
  productId: string;
}

function requireCustomer({ viewer }: Context): number {
  if (viewer.customer === null) throw new DomainError("UNAUTHENTICATED");
  return viewer.customer.id;
}

/** Locks a product for share if there is one, and then the customer and the terms. Throws UNAUTHENTICATED. */
async function lockProductAndCustomer(tx: Transaction, productId: number, customerId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Product" WHERE "id" = ${productId}::int FOR SHARE`;
  await lockCustomerTerms(tx, customerId);
}

/** Throws NOT_FOUND. */
async function findProduct(tx: Transaction, productId: number): Promise<Product> {
  const product = await tx.product.findFirst({ where: { id: productId, deletedAt: null } });
  if (product === null) throw new DomainError("NOT_FOUND", { what: "Product", number: productId });
  return product;
}

/**
 * Notes that the customer wants one message when a product is in stock again; a repetition changes nothing. The lock
 * on the product makes a change of its stock come before, which refuses the request, or after, which finds it. Throws
 * NOT_FOUND, PRODUCT_NOT_ON_SALE also for a product whose variants are ordered in its place, FORBIDDEN while it is in
 * stock, CUSTOMER_BLOCKED, UNAUTHENTICATED. Returns the row number of the product.
 */
export async function requestStockNotice(context: Context, input: StockNoticeRequest): Promise<number> {
  const customerId = requireCustomer(context);
  const productId = requireRowId("Product", input.productId);
  await inTransaction(context.prisma, async (tx) => {
    await lockProductAndCustomer(tx, productId, customerId);
    await requireUnblocked(tx, customerId);
    const product = await findProduct(tx, productId);
    if (!isOnSale(product.state) || product.hasVariants)
      throw new DomainError("PRODUCT_NOT_ON_SALE", { products: [product.name] });
    if (product.stock.gt(0)) throw new DomainError("FORBIDDEN", { refusal: "IN_STOCK" });
    await tx.stockNotice.createMany({ data: [{ customerId, productId }], skipDuplicates: true });
  });
  return productId;
}

/** Removes the customer's request; without one, nothing happens. Throws NOT_FOUND. Returns the row number of the product. */
export async function withdrawStockNotice(context: Context, input: StockNoticeRequest): Promise<number> {
  const customerId = requireCustomer(context);
  const productId = requireRowId("Product", input.productId);
  await inTransaction(context.prisma, async (tx) => {
    await lockProductAndCustomer(tx, productId, customerId);
    await findProduct(tx, productId);
    await tx.stockNotice.deleteMany({ where: { customerId, productId } });
  });
  return productId;
}
