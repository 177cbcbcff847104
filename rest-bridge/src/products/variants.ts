import { globalId } from "@machiya/schema/ids";
import { id, optional } from "../wire/wireTypes.ts";

/** The field that names a variant beside its product. */
export const variantId = optional(id).meta({
  description: "The ordered variant of the product. Required when the product has variants.",
});

/** Returns how GraphQL names the product of an order content: by its variant, with the product to be checked. */
export function orderedProduct({
  product_id,
  variant_id,
}: {
  product_id: number;
  variant_id?: number | undefined;
}): Record<string, string> {
  const productId = globalId("Product", product_id);
  return variant_id === undefined
    ? { productId }
    : { productId: globalId("Product", variant_id), variantOf: productId };
}
