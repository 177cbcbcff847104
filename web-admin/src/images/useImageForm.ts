import { useMessages } from "../language/language.ts";
import type { ImageDraft } from "./ImageFields.tsx";

/** Returns the field names, value formatting and validation of an image's form. */
export function useImageForm() {
  const words = useMessages("images");
  const { required } = useMessages("ui");
  const { changed, given } = useMessages("uiImage");
  const { name } = useMessages("uiRecord");
  return {
    fieldNames: { name, image: words.image },
    valueText: (field: string, value: string) =>
      field !== "image" ? value : value.startsWith("data:") ? changed : given,
    problemsOf: (draft: ImageDraft) => ({
      name: draft.name.trim() === "" ? required : undefined,
      image: draft.image === "" ? required : undefined,
    }),
  };
}
