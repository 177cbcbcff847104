import { useMessages } from "../language/language.ts";
import { messages } from "../ui/messages.ts";
import { recordMessages } from "../ui/recordMessages.ts";
import type { ProductTypeDraft } from "./ProductTypeFields.tsx";

/** What a product type's fields are called, and what can be wrong with them. */
export function useProductTypeForm() {
  const { required } = useMessages(messages);
  const { name, description } = useMessages(recordMessages);
  return {
    fieldNames: { name, description },
    problemsOf: (draft: ProductTypeDraft) => ({ name: draft.name.trim() === "" ? required : undefined }),
  };
}
