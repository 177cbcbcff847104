import type { ProductState } from "@machiya/prisma/enums";
import type { ProductDetailsInput } from "../../__generated__/useUpdateProductMutation.graphql.ts";

/** A product as its form holds it: numbers as they are written, shelves as their ids, the picture as its address. */
export type ProductDraft = Readonly<
  Record<"name" | "code" | "description" | "price" | "stock" | "topPick" | "types" | "image", string>
> & { readonly state: ProductState };

/** Ids as one text, so that two sets of them can be compared. */
export function joinIds(ids: readonly string[]): string {
  return [...ids].sort().join(" ");
}

export function splitIds(ids: string): string[] {
  return ids.split(" ").filter((id) => id !== "");
}

/** What was written, as the server takes it. */
export function productDetails(changes: Partial<ProductDraft>): ProductDetailsInput {
  const { types: _, topPick, price, stock, image, ...texts } = changes;
  return {
    ...texts,
    ...(price !== undefined && { price: price.trim() }),
    ...(stock !== undefined && { stock: stock.trim() || "0" }),
    ...(topPick !== undefined && { topPick: topPick === "true" }),
    ...(image !== undefined && { image: image || null }),
  };
}

/** The shelves to put it on and to take it from. */
export function typeChanges(from: string, to: string) {
  const [was, is] = [splitIds(from), splitIds(to)];
  return {
    addTypeIds: is.filter((id) => !was.includes(id)),
    removeTypeIds: was.filter((id) => !is.includes(id)),
  };
}
