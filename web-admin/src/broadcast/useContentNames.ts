import { useMessages } from "../language/language.ts";
import { composeMessages } from "./composeMessages.ts";
import { messages } from "./messages.ts";

/** What people call the parts of a broadcast, by the names that the server calls them. */
export function useContentNames(): Readonly<Record<string, string>> {
  const { text } = useMessages(messages);
  const words = useMessages(composeMessages);
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
