import { useMessages } from "../language/language.ts";
import { bindFields, type FormFields } from "../ui/fields/formFields.ts";
import { TextField } from "../ui/fields/TextField.tsx";

/** A product type as its form holds it. */
export type ProductTypeDraft = Readonly<Record<"name" | "description", string>>;

/** What is written of a product type. */
export function ProductTypeFields(fields: FormFields<ProductTypeDraft>) {
  const words = useMessages("productTypes");
  const { name, description } = useMessages("uiRecord");
  return (
    <>
      <TextField label={name} required {...bindFields(fields, "name")} />
      <TextField
        label={description}
        long
        hint={words.descriptionHint}
        {...bindFields(fields, "description")}
      />
    </>
  );
}
