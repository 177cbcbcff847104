import { useMessages } from "../../language/language.ts";

/** What people call the parts of a broadcast, by the names that the server calls them. */
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
