import { useMessages } from "../language/language.ts";
import { bound, type FormFields } from "../ui/formFields.ts";
import { TextField } from "../ui/TextField.tsx";

/** A product type as its form holds it. */
export type ProductTypeDraft = Readonly<Record<"name" | "description", string>>;

/** What is written of a product type. */
export function ProductTypeFields(fields: FormFields<ProductTypeDraft>) {
  const words = useMessages("productTypes");
  const { name, description } = useMessages("uiRecord");
  return (
    <>
      <TextField label={name} required {...bound(fields, "name")} />
      <TextField label={description} long hint={words.descriptionHint} {...bound(fields, "description")} />
    </>
  );
}
