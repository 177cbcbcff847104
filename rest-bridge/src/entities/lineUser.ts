import { z } from "zod";
import { requireRowNumber } from "../wire/rowNumber.ts";
import { DISCOUNT_FIELDS, type DiscountData, discount, presentDiscount } from "./discount.ts";

/** A customer as staff see them (shop.md §3, Messaging-app user). */
export const lineUser = z
  .object({
    id: z.int(),
    name: z.string(),
    phone: z.string().meta({ description: "Empty if unknown." }),
    remark: z.string().meta({ description: "Visible only to staff." }),
    is_block: z.boolean(),
    block_id: z
      .int()
      .nullable()
      .meta({ description: "The block; deleting it unblocks the line-user. Null: not blocked." }),
    block_remark: z.string().meta({ description: "The reason; may be empty." }),
    add_sub_lists: z.array(discount).meta({ description: "The discounts given to them." }),
  })
  .meta({ id: "LineUser" });

export interface LineUserData {
  id: string;
  name: string;
  phone: string;
  note: string;
  block: { id: string; note: string } | null;
  discounts: readonly DiscountData[];
}

export const LINE_USER_FIELDS = `
  fragment RestLineUser on Customer {
    id name phone note
    block { id note }
    discounts { ...RestDiscount }
  }
  ${DISCOUNT_FIELDS}
`;

export function presentLineUser({
  id,
  name,
  phone,
  note,
  block,
  discounts,
}: LineUserData): z.output<typeof lineUser> {
  return {
    id: requireRowNumber("Customer", id),
    name,
    phone,
    remark: note,
    is_block: block !== null,
    block_id: block && requireRowNumber("CustomerBlock", block.id),
    block_remark: block?.note ?? "",
    add_sub_lists: discounts.map(presentDiscount),
  };
}
