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

/** The fields of a product, or of a variant, that can be pre-ordered. */
const preOrder = {
  pre_order_day: z
    .string()
    .optional()
    .meta({ description: "The date on which pre-ordered pieces are expected. Absent: none." }),
  pre_order_left: decimal.optional().meta({
    description: "How much can be ordered beyond count, as a pre-order. Absent without pre_order_day.",
  }),
  pre_order_cap: decimal.optional().meta({
    description:
      "How much may be ordered beyond the stock before new pieces arrive, for staff. Absent: nothing, or the variants have it.",
  }),
};

const productVariant = z
  .object({
    id: z.int(),
    option_values: z.array(z.string()).meta({ description: "The value of each option, in their order." }),
    code: z.string(),
    dollar: decimal.meta({ description: "The unit price." }),
    count: decimal.meta({ description: "The quantity in stock; 0 means out of stock." }),
    image_url: z.string().nullable().meta({ description: "Its own image, or that of the product." }),
    status: z.int().meta({ description: "1 disabled, 2 enabled, 3 frozen" }),
    ...preOrder,
  })
  .meta({ id: "ProductVariant" });

/** A product with its types, discounts, and variants (shop.md §3, Product). */
export const product = z
  .object({
    id: z.int(),
    name: z.string(),
    code: z.string().meta({ description: "a to z, or empty." }),
    description: z.string(),
    keywords: z.string().meta({ description: "Other words by which it is found, such as readings." }),
    dollar: decimal.meta({ description: "The unit price; the lowest one if there are variants." }),
    count: decimal.meta({
      description:
        "The quantity in stock; 0 means out of stock. The sum of those on sale if there are variants.",
    }),
    image_url: z.string().nullable().meta({ description: "A path on this server. Null: no image." }),
    images: z
      .array(
        z.object({
          image_url: z.string(),
          alt_text: z.string().meta({ description: "What the image shows; may be empty." }),
        }),
      )
      .optional()
      .meta({
        description:
          "The images in their order; the first one is that of image_url. Absent: there is at most one, without a text.",
      }),
    is_top: z.int().meta({ description: "1 not top, 2 top" }),
    status: z.int().meta({ description: "1 disabled, 2 enabled, 3 frozen" }),
    product_types: z.array(z.object({ id: z.int(), name: z.string() })),
    add_sub_lists: z.array(productDiscount),
    options: z
      .array(z.object({ name: z.string(), values: z.array(z.string()) }))
      .optional()
      .meta({ description: "The options of the variants. Absent: the product has no variants." }),
    variants: z.array(productVariant).optional().meta({
      description:
        "The variants, which are ordered by variant_id; customers see those on sale. Absent: there are none.",
    }),
    ...preOrder,
  })
  .meta({ id: "Product" });

interface PreOrderData {
  preOrderDay: string | null;
  preOrderLeft: string;
  /** Read for staff only. */
  preOrderCap?: string | null;
}

export interface ProductData extends PreOrderData {
  id: string;
  name: string;
  code: string;
  description: string;
  keywords: string;
  price: string;
  stock: string;
  imageUrl: string | null;
  images: readonly { imageUrl: string; altText: string }[];
  topPick: boolean;
  state: ProductState;
  types: readonly { id: string; name: string }[];
  hasVariants: boolean;
  options: readonly { name: string; values: string[] }[];
  variants: readonly (PreOrderData & {
    id: string;
    optionValues: string[];
    code: string;
    price: string;
    stock: string;
    imageUrl: string | null;
    state: ProductState;
  })[];
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
    id name code description keywords price stock topPick state preOrderLeft preOrderDay
    imageUrl(variant: DETAIL)
    images { imageUrl(variant: DETAIL) altText }
    types { id name }
    hasVariants
    options { name values }
    variants { id optionValues code price stock state preOrderLeft preOrderDay imageUrl(variant: DETAIL) }
    discounts {
      minQuantity maxQuantity
      discount { id name kind amount multiplier audience state }
    }
  }
`;

/** The fields that only staff may read. */
export const STAFF_PRODUCT_FIELDS = `
  fragment RestStaffProduct on Product {
    preOrderCap
    variants { id preOrderCap }
  }
`;

function presentPreOrder({ preOrderDay, preOrderLeft, preOrderCap = null }: PreOrderData) {
  return {
    ...(preOrderDay !== null && { pre_order_day: preOrderDay, pre_order_left: preOrderLeft }),
    ...(preOrderCap !== null && { pre_order_cap: preOrderCap }),
  };
}

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
    ...((data.images.length > 1 || data.images.some(({ altText }) => altText !== "")) && {
      images: data.images.map(({ imageUrl, altText }) => ({ image_url: imageUrl, alt_text: altText })),
    }),
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
    ...presentPreOrder(data),
    ...(data.hasVariants && {
      options: data.options.map(({ name, values }) => ({ name, values })),
      variants: data.variants.map((variant) => ({
        id: requireRowNumber("Product", variant.id),
        option_values: variant.optionValues,
        code: variant.code,
        dollar: variant.price,
        count: variant.stock,
        image_url: variant.imageUrl,
        status: PRODUCT_STATUS[variant.state],
        ...presentPreOrder(variant),
      })),
    }),
  };
}
