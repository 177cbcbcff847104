import { useMessages } from "../language/language.ts";
import { useNew } from "../relay/useNew.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { useProblems } from "../ui/useProblems.ts";
import { messages } from "./messages.ts";
import { ProductTypeFields } from "./ProductTypeFields.tsx";
import { useCreateProductTypes } from "./useCreateProductTypes.ts";
import { useProductTypeForm } from "./useProductTypeForm.ts";

/** The form of a new product type. */
export function NewProductType({ onClose }: { onClose: () => void }) {
  const words = useMessages(messages);
  const { fieldNames, problemsOf } = useProductTypeForm();
  const [create, busy] = useCreateProductTypes();
  const { draft, change, submit, error } = useNew({
    initial: { name: "", description: "" },
    save: (details, answer) => create({ variables: { input: { productTypes: [details] } }, ...answer }),
    onClose,
  });
  const { shown, attempt } = useProblems(draft, problemsOf(draft));
  return (
    <FormDialog
      title={words.addTitle}
      busy={busy}
      error={error}
      fieldNames={fieldNames}
      onSubmit={() => attempt(submit)}
      onDismiss={onClose}
    >
      <ProductTypeFields draft={draft} problems={shown} change={change} />
    </FormDialog>
  );
}
