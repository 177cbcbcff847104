import type { DiscountAudience, DiscountKind, DiscountState, ProductState } from "@machiya/prisma/enums";
import { z } from "zod";
import { DISCOUNT_CODE, DISCOUNT_SCOPE, DISCOUNT_STATUS, IS_TOP, PRODUCT_STATUS } from "../wire/codes.ts";
import { decimalOutput as decimal } from "../wire/outputTypes.ts";
import { requireRowNumber } from "../wire/rowNumber.ts";

/** A discount on a product, with the quantities for which it applies. */
const productDiscount = z
  .object({
    id: z.int(),
    name: z.string(),
    status: z.int().meta({ description: "1 disabled, 2 enabled, 3 frozen" }),
    code: z.int().meta({ description: "1 per product, 2 whole cart" }),
    dollar: decimal.nullable().meta({ description: "A signed amount. Null: none." }),
    percent: decimal.nullable().meta({ description: "A multiplier: 0.9 is ten percent off. Null: none." }),
    scope_of_range: z.int().meta({ description: "1 customer, 2 product" }),
    product_coupon: z.object({
      min_count: decimal.meta({ description: "The minimum quantity." }),
      max_count: decimal
        .nullable()
        .meta({ description: "The quantity from which it no longer applies. Null: no limit." }),
    }),
  })
  .meta({ id: "ProductAddSubList" });

/** shop.md §3, Product. */
export const product = z
  .object({
    id: z.int(),
    name: z.string(),
    code: z.string().meta({ description: "a to z, or empty." }),
    description: z.string(),
    keywords: z.string().meta({ description: "Other words by which it is found, such as readings." }),
    dollar: decimal.meta({ description: "The unit price." }),
    count: decimal.meta({ description: "The quantity in stock; 0 means out of stock." }),
    image_url: z.string().nullable().meta({ description: "A path on this server. Null: no image." }),
    is_top: z.int().meta({ description: "1 not top, 2 top" }),
    status: z.int().meta({ description: "1 disabled, 2 enabled, 3 frozen" }),
    product_types: z.array(z.object({ id: z.int(), name: z.string() })),
    add_sub_lists: z.array(productDiscount),
  })
  .meta({ id: "Product" });

export interface ProductData {
  id: string;
  name: string;
  code: string;
  description: string;
  keywords: string;
  price: string;
  stock: string;
  imageUrl: string | null;
  topPick: boolean;
  state: ProductState;
  types: readonly { id: string; name: string }[];
  discounts: readonly {
    minQuantity: string;
    maxQuantity: string | null;
    discount: {
      id: string;
      name: string;
      kind: DiscountKind;
      amount: string | null;
      multiplier: string | null;
      audience: DiscountAudience;
      state: DiscountState;
    };
  }[];
}

export const PRODUCT_FIELDS = `
  fragment RestProduct on Product {
    id name code description keywords price stock topPick state
    imageUrl(variant: DETAIL)
    types { id name }
    discounts {
      minQuantity maxQuantity
      discount { id name kind amount multiplier audience state }
    }
  }
`;

export function presentProduct(data: ProductData): z.output<typeof product> {
  return {
    id: requireRowNumber("Product", data.id),
    name: data.name,
    code: data.code,
    description: data.description,
    keywords: data.keywords,
    dollar: data.price,
    count: data.stock,
    image_url: data.imageUrl,
    is_top: data.topPick ? IS_TOP.TOP_PICK : IS_TOP.ORDINARY,
    status: PRODUCT_STATUS[data.state],
    product_types: data.types.map(({ id, name }) => ({ id: requireRowNumber("ProductType", id), name })),
    add_sub_lists: data.discounts.map(({ discount, minQuantity, maxQuantity }) => ({
      id: requireRowNumber("Discount", discount.id),
      name: discount.name,
      status: DISCOUNT_STATUS[discount.state],
      code: DISCOUNT_CODE[discount.kind],
      dollar: discount.amount,
      percent: discount.multiplier,
      scope_of_range: DISCOUNT_SCOPE[discount.audience],
      product_coupon: { min_count: minQuantity, max_count: maxQuantity },
    })),
  };
}
