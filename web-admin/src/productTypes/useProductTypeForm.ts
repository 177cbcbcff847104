import { useMessages } from "../language/language.ts";
import type { ProductTypeDraft } from "./ProductTypeFields.tsx";

/** Returns the field names and validation of a product type's form. */
export function useProductTypeForm() {
  const { required } = useMessages("ui");
  const { name, description } = useMessages("uiRecord");
  return {
    fieldNames: { name, description },
    problemsOf: (draft: ProductTypeDraft) => ({ name: draft.name.trim() === "" ? required : undefined }),
  };
}
