import { useMessages } from "../language/language.ts";
import { bindFields, type FormFields } from "../ui/fields/formFields.ts";
import { ImageField } from "../ui/fields/ImageField.tsx";
import { TextField } from "../ui/fields/TextField.tsx";

/** An image as form values; `image` is its URL, or a data URL of a file that was just chosen. */
export type ImageDraft = Readonly<Record<"name" | "image", string>>;

/** The fields of an image's form. */
export function ImageFields(fields: FormFields<ImageDraft>) {
  const words = useMessages("images");
  const { name } = useMessages("uiRecord");
  return (
    <>
      <TextField label={name} required {...bindFields(fields, "name")} />
      <ImageField label={words.image} required {...bindFields(fields, "image")} />
    </>
  );
}
