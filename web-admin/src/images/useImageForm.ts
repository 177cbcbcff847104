import { useMessages } from "../language/language.ts";
import { imageMessages } from "../ui/imageMessages.ts";
import { messages as uiMessages } from "../ui/messages.ts";
import { recordMessages } from "../ui/recordMessages.ts";
import type { ImageDraft } from "./ImageFields.tsx";
import { messages } from "./messages.ts";

/** What an image's fields are called, how people read their values, and what can be wrong with them. */
export function useImageForm() {
  const words = useMessages(messages);
  const { required } = useMessages(uiMessages);
  const { changed, given } = useMessages(imageMessages);
  const { name } = useMessages(recordMessages);
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
