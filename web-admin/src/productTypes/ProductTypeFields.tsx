import { useMessages } from "../language/language.ts";
import { bindFields, type FormFields } from "../ui/fields/formFields.ts";
import { TextField } from "../ui/fields/TextField.tsx";

/** A product type as form values. */
export type ProductTypeDraft = Readonly<Record<"name" | "description", string>>;

/** The fields of a product type's form. */
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
