import { useMessages } from "../language/language.ts";
import { useNew } from "../relay/useNew.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { useProblems } from "../ui/useProblems.ts";
import { type DiscountDraft, DiscountFields } from "./DiscountFields.tsx";
import { messages } from "./messages.ts";
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
  const words = useMessages(messages);
  const { fieldNames, problemsOf } = useDiscountForm();
  const [create, busy] = useCreateDiscounts();
  const { draft, change, submit, error } = useNew({
    initial: INITIAL,
    save: (details, answer) =>
      create({ variables: { input: { discounts: [{ ...details, ...numbersOf(details) }] } }, ...answer }),
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
      <DiscountFields draft={draft} problems={shown} change={change} />
    </FormDialog>
  );
}
