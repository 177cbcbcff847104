import type { Context } from "../../context.ts";
import { DomainError, type InvalidField } from "../../domain/errors.ts";
import {
  contentProblem,
  MAX_BROADCAST_LENGTH,
  MAX_CARDS,
  showsPictures,
} from "../../domain/messaging/broadcast.ts";
import { toWire } from "../../domain/money.ts";
import { isOnSale, onSaleWhere } from "../../domain/products/productState.ts";
import { isStorableText } from "../../domain/storableText.ts";
import { cleanText } from "../../domain/typedText.ts";
import { requireRowId } from "../../input.ts";
import type { BroadcastData } from "../../notifications/notification.ts";
import { requireAll } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { readImage } from "../store/storeImage.ts";

/** The content of a broadcast as staff enter it. */
export interface BroadcastContentInput {
  text: string;
  /** An image in base64. */
  image?: string | null | undefined;
  /** Global ids of products to show as cards. */
  productIds?: readonly string[] | null | undefined;
}

/** The content of a broadcast as it is stored. */
export interface BroadcastContent {
  text: string;
  imageHash: string | null;
  productIds: number[];
}

const WRONG_CARDS = { field: "productIds", rule: { kind: "LIST", max: MAX_CARDS } } satisfies InvalidField;
const WRONG_TEXT = {
  field: "text",
  rule: { kind: "TEXT", min: 1, max: MAX_BROADCAST_LENGTH },
} satisfies InvalidField;

/**
 * Validates the content and stores its image. Throws INVALID_INPUT with the field (also for an image that
 * LINE could not load), and NOT_FOUND or PRODUCT_NOT_ON_SALE for products.
 */
export async function saveBroadcastContent(
  context: Context,
  { text, image, productIds }: BroadcastContentInput,
): Promise<BroadcastContent> {
  const content = {
    text: cleanText(text),
    productIds: [...new Set((productIds ?? []).map((id) => requireRowId("Product", id)))],
  };
  const picture = image == null || image === "" ? null : readImage(image, ["input"]);
  const problem = contentProblem({
    text: content.text,
    picture: picture !== null,
    cards: content.productIds.length,
  });
  const wrong = problem === "TOO_MANY_CARDS" ? WRONG_CARDS : WRONG_TEXT;
  if (problem !== null || !isStorableText(content.text))
    throw new DomainError("INVALID_INPUT", wrong, ["input", wrong.field]);
  await requireOnSale(context, content.productIds);
  if (picture === null) return { ...content, imageHash: null };
  if (!showsPictures(context.shopAddress)) {
    throw new DomainError("INVALID_INPUT", { field: "image", rule: { kind: "HTTPS_SHOP" } }, [
      "input",
      "image",
    ]);
  }
  return { ...content, imageHash: await context.images.store(picture, true) };
}

async function requireOnSale({ prisma }: Context, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await prisma.product.findMany({
    where: { id: { in: [...ids] }, deletedAt: null },
    select: { id: true, name: true, state: true },
  });
  requireAll("Product", ids, found);
  const off = found.filter(({ state }) => !isOnSale(state)).map(({ name }) => name);
  if (off.length > 0) throw new DomainError("PRODUCT_NOT_ON_SALE", { products: off });
}

/** The columns that a product card shows. */
const shownProduct = { id: true, name: true, price: true, imageHash: true } as const;

/** Returns the content of a broadcast for sending now: its products that are on sale, in their order. */
export async function loadBroadcastContent(
  tx: Transaction,
  { text, imageHash, productIds }: BroadcastContent,
): Promise<BroadcastData> {
  const store = await tx.store.findUnique({ where: { id: 1 }, select: { name: true, currency: true } });
  const found =
    productIds.length === 0
      ? []
      : await tx.product.findMany({
          where: { id: { in: productIds }, ...onSaleWhere },
          select: shownProduct,
        });
  const byId = new Map(found.map((product) => [product.id, { ...product, price: toWire(product.price) }]));
  const products = productIds.flatMap((id) => byId.get(id) ?? []);
  const shopName = store?.name ?? "Machiya";
  return { shopName, ...(store?.currency && { currency: store.currency }), text, imageHash, products };
}
