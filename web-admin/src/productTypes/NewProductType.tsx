import { useMessages } from "../language/language.ts";
import { NewDialog } from "../relay/records/NewDialog.tsx";
import { ProductTypeFields } from "./ProductTypeFields.tsx";
import { useCreateProductTypes } from "./useCreateProductTypes.ts";
import { useProductTypeForm } from "./useProductTypeForm.ts";

/** The form of a new product type. */
export function NewProductType({ onClose }: { onClose: () => void }) {
  const words = useMessages("productTypes");
  const { fieldNames, problemsOf } = useProductTypeForm();
  const [create, busy] = useCreateProductTypes();
  return (
    <NewDialog
      title={words.addTitle}
      busy={busy}
      initial={{ name: "", description: "" }}
      save={(details, callbacks) =>
        create({ variables: { input: { productTypes: [details] } }, ...callbacks })
      }
      fieldNames={fieldNames}
      problemsOf={problemsOf}
      onClose={onClose}
    >
      {(fields) => <ProductTypeFields {...fields} />}
    </NewDialog>
  );
}
