import { useMessages } from "../language/language.ts";

/**
 * Returns how screens call a customer. The name is empty until LINE, the customer, or staff provide it: LINE
 * reveals it only with the customer's consent.
 */
export function useCustomerName(): (name: string) => string {
  const { unnamed } = useMessages("customers");
  return (name) => (name === "" ? unnamed : name);
}
