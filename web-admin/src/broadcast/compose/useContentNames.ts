import { useMessages } from "../../language/language.ts";

/** Returns the visible names of a broadcast's fields by their API names. */
export function useContentNames(): Readonly<Record<string, string>> {
  const { text } = useMessages("broadcast");
  const words = useMessages("broadcastCompose");
  return {
    text,
    image: words.picture,
    productIds: words.products,
    productTypeIds: words.productTypes,
    serviceIds: words.services,
    customerIds: words.customers,
    scheduledAt: words.at,
  };
}
