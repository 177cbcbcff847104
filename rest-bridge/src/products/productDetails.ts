import { MAX_PRODUCT_IMAGES } from "@machiya/schema/domain/products/productImages";
import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { IS_TOP, PRODUCT_STATUS } from "../wire/codes.ts";
import { optionalRows, replacingRows } from "../wire/rows.ts";
import {
  clearableDay,
  clearableDecimal,
  clearableText,
  code,
  id,
  list,
  optional,
  removablePicture,
  required,
  text,
  wireDecimal,
} from "../wire/wireTypes.ts";

/**
 * A discount for a product, with its quantity range: min_count is included, max_count is not, and an empty
 * value means no limit.
 */
const discountOnProduct = z.object({
  id: required(id),
  product_coupon: z
    .object({ min_count: optional(wireDecimal), max_count: optional(wireDecimal) })
    .nullish()
    .meta({ description: "Applies while min_count ≤ quantity < max_count; an empty value means no limit." }),
});

/** An image that is stored on this server. */
const wantedImage = z.object({
  image_url: required(text).meta({
    description: "The path of a stored image in any size, as a product or the image registry returns it.",
  }),
  alt_text: optional(text).meta({ description: "What the image shows; at most 200 characters." }),
});

const columnsInput = {
  code: clearableText,
  description: clearableText,
  keywords: clearableText.meta({
    description: "Other words by which the product is found, such as readings.",
  }),
  count: optional(wireDecimal).meta({
    description:
      "The quantity in stock. A product with variants accepts only what is read of it, as for dollar.",
  }),
  pre_order_cap: clearableDecimal.meta({
    description:
      'How much may be ordered beyond the stock before new pieces arrive. Pre-orders are offered while pre_order_day is set, too. `""` ends them.',
  }),
  pre_order_day: clearableDay.meta({
    description: 'The date on which pre-ordered pieces are expected, YYYY-MM-DD. `""` ends pre-orders.',
  }),
  image: removablePicture,
  images: replacingRows(
    wantedImage,
    MAX_PRODUCT_IMAGES,
    "All images in their order, at most 8; the first one becomes that of image_url. [] removes all. Not together with image.",
  ),
  is_top: optional(code(IS_TOP)),
  status: optional(code(PRODUCT_STATUS)),
};

const addingInput = {
  new_product_type_ids: list(id),
  new_add_sub_list_codes: list(id).meta({ description: "The IDs of discounts that apply to any quantity." }),
  new_add_sub_lists: optionalRows(discountOnProduct),
};

/** A new product (shop.md §7). The `delete_…` fields are ignored, because it has nothing to delete. */
export const newProduct = z.object({
  name: required(text),
  dollar: required(wireDecimal).meta({ description: "The unit price." }),
  ...columnsInput,
  ...addingInput,
});

/** The three documented kinds of an edit, which may be combined (shop.md §7): fields, discounts, status. */
export const productChange = z.object({
  id: required(id),
  name: clearableText,
  dollar: optional(wireDecimal).meta({ description: "The unit price." }),
  ...columnsInput,
  ...addingInput,
  delete_product_type_ids: list(id),
  delete_add_sub_list_codes: list(id).meta({ description: "The IDs of discounts." }),
  delete_add_sub_list_ids: list(id).meta({ description: "An alias of delete_add_sub_list_codes." }),
});

type Columns = Pick<
  z.output<typeof productChange>,
  | "name"
  | "dollar"
  | "code"
  | "description"
  | "keywords"
  | "count"
  | "pre_order_cap"
  | "pre_order_day"
  | "image"
  | "images"
  | "is_top"
  | "status"
>;

/** Returns GraphQL's ProductDetailsInput. Missing fields are undefined, which GraphQL treats as absent. */
function detailsVariables(input: Columns): Record<string, unknown> {
  return {
    name: input.name,
    code: input.code,
    description: input.description,
    keywords: input.keywords,
    price: input.dollar,
    stock: input.count,
    preOrderCap: input.pre_order_cap,
    preOrderDay: input.pre_order_day,
    topPick: input.is_top && input.is_top === "TOP_PICK",
    state: input.status,
    image: input.image,
    images: input.images?.map((one) => ({ imageUrl: one.image_url, altText: one.alt_text ?? "" })),
  };
}

const typeIds = (ids: readonly number[] | undefined) =>
  (ids ?? []).map((one) => globalId("ProductType", one));
const discountIds = (ids: readonly number[] | undefined) =>
  (ids ?? []).map((one) => globalId("Discount", one));

type Added = Pick<z.output<typeof productChange>, "new_add_sub_list_codes" | "new_add_sub_lists">;

/** Returns GraphQL's ProductDiscountInput for the discounts with a quantity range. */
function discountVariables({ new_add_sub_lists }: Pick<Added, "new_add_sub_lists">) {
  return new_add_sub_lists.map(({ id, product_coupon }) => ({
    discountId: globalId("Discount", id),
    minQuantity: product_coupon?.min_count,
    maxQuantity: product_coupon?.max_count,
  }));
}

/** Returns the discounts that were sent without a quantity range only. */
function plainDiscountIds(input: Added): string[] {
  const withRange = new Set(discountVariables(input).map(({ discountId }) => discountId));
  return [...new Set(discountIds(input.new_add_sub_list_codes))].filter((code) => !withRange.has(code));
}

/** Returns GraphQL's NewProductInput. */
export function newProductVariables(input: z.output<typeof newProduct>): Record<string, unknown> {
  return {
    details: detailsVariables(input),
    typeIds: typeIds(input.new_product_type_ids),
    discounts: [
      ...discountVariables(input),
      ...plainDiscountIds(input).map((discountId) => ({ discountId })),
    ],
  };
}

/** Returns GraphQL's UpdateProductInput. */
export function productChangeVariables(input: z.output<typeof productChange>): Record<string, unknown> {
  return {
    id: globalId("Product", input.id),
    details: detailsVariables(input),
    addTypeIds: typeIds(input.new_product_type_ids),
    removeTypeIds: typeIds(input.delete_product_type_ids),
    setDiscounts: discountVariables(input),
    addDiscountIds: plainDiscountIds(input),
    removeDiscountIds: discountIds([
      ...(input.delete_add_sub_list_codes ?? []),
      ...(input.delete_add_sub_list_ids ?? []),
    ]),
  };
}
