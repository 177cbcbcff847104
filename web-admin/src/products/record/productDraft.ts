import type { ProductState } from "@machiya/prisma/enums";
import type { ProductDetailsInput } from "../../__generated__/useUpdateProductMutation.graphql.ts";
import { readImages } from "../images/imageList.ts";

/** A product as form values: numbers as typed, type ids as one text, and the images as one (imageList.ts). */
export type ProductDraft = Readonly<
  Record<
    | ("name" | "code" | "description" | "keywords" | "price" | "stock" | "topPick" | "types" | "images")
    | "workUnits"
    | "lowStockLevel"
    | "maxPerOrder"
    | "maxPerCustomer"
    | "quantityStep"
    | "preOrderCap"
    | "preOrderDay",
    string
  >
> & { readonly state: ProductState };

/** Joins ids into a sorted text, so that sets of ids can be compared. */
export function joinIds(ids: readonly string[]): string {
  return [...ids].sort().join(" ");
}

export function splitIds(ids: string): string[] {
  return ids.split(" ").filter((id) => id !== "");
}

/** Converts form values to the API's input. */
export function productDetails(changes: Partial<ProductDraft>): ProductDetailsInput {
  const {
    types: _,
    topPick,
    price,
    stock,
    workUnits,
    lowStockLevel,
    maxPerOrder,
    maxPerCustomer,
    quantityStep,
    preOrderCap,
    preOrderDay,
    images,
    ...texts
  } = changes;
  return {
    ...texts,
    ...(price !== undefined && { price: price.trim() }),
    ...(stock !== undefined && { stock: stock.trim() || "0" }),
    ...(lowStockLevel !== undefined && { lowStockLevel: lowStockLevel.trim() || null }),
    ...(maxPerOrder !== undefined && { maxPerOrder: maxPerOrder.trim() || null }),
    ...(maxPerCustomer !== undefined && { maxPerCustomer: maxPerCustomer.trim() || null }),
    ...(quantityStep !== undefined && { quantityStep: quantityStep.trim() || null }),
    ...(preOrderCap !== undefined && { preOrderCap: preOrderCap.trim() || null }),
    ...(preOrderDay !== undefined && { preOrderDay: preOrderDay || null }),
    ...(workUnits !== undefined && { workUnits: workUnits.trim() || "1" }),
    ...(topPick !== undefined && { topPick: topPick === "true" }),
    ...(images !== undefined && {
      images: readImages(images).map(({ imageUrl, altText }) => ({ imageUrl, altText: altText.trim() })),
    }),
  };
}

/** Returns the types to add and to remove. */
export function typeChanges(from: string, to: string) {
  const [was, is] = [splitIds(from), splitIds(to)];
  return {
    addTypeIds: is.filter((id) => !was.includes(id)),
    removeTypeIds: was.filter((id) => !is.includes(id)),
  };
}
