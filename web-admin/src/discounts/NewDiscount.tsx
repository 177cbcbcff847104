import { useMessages } from "../language/language.ts";
import { NewDialog } from "../relay/records/NewDialog.tsx";
import { type DiscountDraft, DiscountFields } from "./DiscountFields.tsx";
import { useCreateDiscounts } from "./useCreateDiscounts.ts";
import { numbersOf, useDiscountForm } from "./useDiscountForm.ts";

const INITIAL: DiscountDraft = {
  name: "",
  kind: "PER_PRODUCT",
  amount: "",
  multiplier: "",
  audience: "PRODUCT",
  description: "",
  state: "ENABLED",
};

/** The form of a new discount. */
export function NewDiscount({ onClose }: { onClose: () => void }) {
  const words = useMessages("discounts");
  const { fieldNames, problemsOf } = useDiscountForm();
  const [create, busy] = useCreateDiscounts();
  return (
    <NewDialog
      title={words.addTitle}
      busy={busy}
      initial={INITIAL}
      save={(details, callbacks) =>
        create({ variables: { input: { discounts: [{ ...details, ...numbersOf(details) }] } }, ...callbacks })
      }
      fieldNames={fieldNames}
      problemsOf={problemsOf}
      onClose={onClose}
    >
      {(fields) => <DiscountFields {...fields} />}
    </NewDialog>
  );
}
