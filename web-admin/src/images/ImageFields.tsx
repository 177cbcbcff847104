import { useMessages } from "../language/language.ts";
import { ImageField } from "../ui/ImageField.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { TextField } from "../ui/TextField.tsx";
import { messages } from "./messages.ts";

/** An image as its form holds it; `image` is its address, a data URL when it was just chosen. */
export type ImageDraft = Readonly<Record<"name" | "image", string>>;

interface ImageFieldsProps {
  draft: ImageDraft;
  problems: Partial<Record<keyof ImageDraft, string | undefined>>;
  change: (written: Partial<ImageDraft>) => void;
}

/** What is written of an image. */
export function ImageFields({ draft, problems, change }: ImageFieldsProps) {
  const words = useMessages(messages);
  const { name } = useMessages(recordMessages);
  return (
    <>
      <TextField
        label={name}
        required
        value={draft.name}
        problem={problems.name}
        onChange={(written) => change({ name: written })}
      />
      <ImageField
        label={words.image}
        required
        value={draft.image}
        problem={problems.image}
        onChange={(image) => change({ image })}
      />
    </>
  );
}
