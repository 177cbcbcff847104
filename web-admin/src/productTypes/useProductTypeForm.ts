import { useMessages } from "../language/language.ts";
import type { ProductTypeDraft } from "./ProductTypeFields.tsx";

/** What a product type's fields are called, and what can be wrong with them. */
export function useProductTypeForm() {
  const { required } = useMessages("ui");
  const { name, description } = useMessages("uiRecord");
  return {
    fieldNames: { name, description },
    problemsOf: (draft: ProductTypeDraft) => ({ name: draft.name.trim() === "" ? required : undefined }),
  };
}
