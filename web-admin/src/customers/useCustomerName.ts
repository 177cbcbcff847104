import { useCallback } from "react";
import { useMessages } from "../language/language.ts";

/**
 * Returns how screens call a customer. The name is empty until LINE, the customer, or staff provide it: LINE
 * reveals it only with the customer's consent.
 */
export function useCustomerName(): (name: string) => string {
  const { unnamed } = useMessages("customers");
  return (name) => (name === "" ? unnamed : name);
}

/** Returns the name that screens show for the person of an order or an appointment, whose name is empty after they were erased. */
export function usePersonName(): (
  name: string,
  customer: { readonly erased?: boolean } | null | undefined,
) => string {
  const { erased } = useMessages("customers");
  return useCallback((name, customer) => (customer?.erased ? erased : name), [erased]);
}
