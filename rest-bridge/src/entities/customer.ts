import { DomainError } from "@machiya/schema/domain/errors";
import { z } from "zod";
import { requireRowNumber } from "../wire/rowNumber.ts";

/** The user of the customer session. */
export const customerUser = z
  .object({
    id: z.int().meta({ description: "The customer with line_user_user_id." }),
    name: z.string(),
    phone: z.string().meta({ description: "Empty if unknown." }),
    is_block: z.boolean(),
  })
  .meta({ id: "CustomerUser" });

export interface CustomerData {
  id: string;
  name: string;
  phone: string;
  blocked: boolean;
}

export const CUSTOMER_FIELDS = `
  fragment RestCustomer on Customer { id name phone blocked }
`;

export function presentCustomer({ id, name, phone, blocked }: CustomerData): z.output<typeof customerUser> {
  return { id: requireRowNumber("Customer", id), name, phone, is_block: blocked };
}

/** Returns the row number of the session's customer. Throws UNAUTHENTICATED when the session has ended. */
export function requireCustomer(customer: { id: string } | null): number {
  if (customer === null) throw new DomainError("UNAUTHENTICATED");
  return requireRowNumber("Customer", customer.id);
}

/**
 * Returns the session's customer number. A client's own claim is never trusted: another line_user_user_id is
 * FORBIDDEN (decisions.md §3).
 */
export function requireOwnCustomer(claimed: string | undefined, customer: { id: string } | null): number {
  const own = requireCustomer(customer);
  if (claimed !== undefined && claimed !== String(own)) throw new DomainError("FORBIDDEN");
  return own;
}
