import { useMessages } from "../language/language.ts";
import { NewDialog } from "../relay/records/NewDialog.tsx";
import { ShippingFields } from "./ShippingFields.tsx";
import { NEW_METHOD, shippingDetails } from "./shippingDraft.ts";
import { useCreateShippingMethod } from "./useCreateShippingMethod.ts";
import { useShippingForm } from "./useShippingForm.ts";

/** The form of a new shipping method. */
export function NewShippingMethod({ onClose }: { onClose: () => void }) {
  const words = useMessages("shipping");
  const { fieldNames, problemsOf } = useShippingForm();
  const [create, busy] = useCreateShippingMethod();
  return (
    <NewDialog
      title={words.addTitle}
      busy={busy}
      initial={NEW_METHOD}
      save={(draft, callbacks) =>
        create({ variables: { input: { details: shippingDetails(draft) } }, ...callbacks })
      }
      fieldNames={fieldNames}
      problemsOf={problemsOf}
      onClose={onClose}
    >
      {(fields) => <ShippingFields {...fields} />}
    </NewDialog>
  );
}
