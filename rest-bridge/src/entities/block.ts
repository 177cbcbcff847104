import { z } from "zod";
import { instantOutput } from "../wire/outputTypes.ts";
import { requireRowNumber } from "../wire/rowNumber.ts";

/** The block of one customer, with its reason (shop.md §3, Block record). */
export const block = z
  .object({
    id: z.int(),
    user_id: z.int().meta({ description: "The blocked line-user." }),
    user_name: z.string(),
    remark: z.string(),
    created_at: instantOutput,
  })
  .meta({ id: "BlockRecord" });

export interface BlockData {
  id: string;
  note: string;
  createdAt: string;
  customer: { id: string; name: string };
}

export const BLOCK_FIELDS = `
  fragment RestBlock on CustomerBlock {
    id note createdAt
    customer { id name }
  }
`;

export function presentBlock({ id, note, createdAt, customer }: BlockData): z.output<typeof block> {
  return {
    id: requireRowNumber("CustomerBlock", id),
    user_id: requireRowNumber("Customer", customer.id),
    user_name: customer.name,
    remark: note,
    created_at: createdAt,
  };
}
