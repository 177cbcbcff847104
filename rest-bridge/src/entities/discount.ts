import type { DiscountAudience, DiscountKind, DiscountState } from "@machiya/prisma/enums";
import { z } from "zod";
import { DISCOUNT_CODE, DISCOUNT_SCOPE, DISCOUNT_STATUS } from "../wire/codes.ts";
import { decimalOutput } from "../wire/outputTypes.ts";
import { requireRowNumber } from "../wire/rowNumber.ts";

/** A discount or a fee (shop.md §3, Add-sub list). */
export const discount = z
  .object({
    id: z.int(),
    name: z.string(),
    code: z.int().meta({ description: "1 per product, 2 whole cart" }),
    dollar: decimalOutput.nullable().meta({ description: "A signed amount. Null: none." }),
    percent: decimalOutput
      .nullable()
      .meta({ description: "A multiplier: 0.9 is ten percent off. Null: none." }),
    scope_of_range: z.int().meta({ description: "1 customer, 2 product" }),
    description: z.string(),
    status: z.int().meta({ description: "1 disabled, 2 enabled, 3 frozen" }),
    line_user_coupon: z
      .object({
        min_count: decimalOutput.meta({ description: "The minimum quantity." }),
        max_count: decimalOutput
          .nullable()
          .meta({ description: "The quantity from which it no longer applies. Null: no limit." }),
      })
      .nullable()
      .meta({
        description: "The quantities for which a customer's discount applies. Null: it is for products.",
      }),
  })
  .meta({ id: "AddSubList" });

export interface DiscountData {
  id: string;
  name: string;
  kind: DiscountKind;
  amount: string | null;
  multiplier: string | null;
  audience: DiscountAudience;
  description: string;
  state: DiscountState;
}

export const DISCOUNT_FIELDS = `
  fragment RestDiscount on Discount { id name kind amount multiplier audience description state }
`;

/** Customers' discounts apply to any quantity. */
const ANY_QUANTITY = { min_count: "0", max_count: null };

export function presentDiscount(data: DiscountData): z.output<typeof discount> {
  return {
    id: requireRowNumber("Discount", data.id),
    name: data.name,
    code: DISCOUNT_CODE[data.kind],
    dollar: data.amount,
    percent: data.multiplier,
    scope_of_range: DISCOUNT_SCOPE[data.audience],
    description: data.description,
    status: DISCOUNT_STATUS[data.state],
    line_user_coupon: data.audience === "CUSTOMER" ? ANY_QUANTITY : null,
  };
}
