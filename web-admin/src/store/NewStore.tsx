import { DEFAULT_TIME_ZONE } from "@machiya/schema/domain/shopTime";
import { useMessages } from "../language/language.ts";
import { useNew } from "../relay/useNew.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { useProblems } from "../ui/useProblems.ts";
import { messages } from "./messages.ts";
import { StoreFields } from "./StoreFields.tsx";
import { detailsOf, type StoreDraft } from "./storeDraft.ts";
import { useCreateStore } from "./useCreateStore.ts";
import { useStoreForm } from "./useStoreForm.ts";

const INITIAL: StoreDraft = {
  name: "",
  bankAccount: "",
  bankCode: "",
  orderingOpensAt: "",
  orderingClosesAt: "",
  openingHours: "",
  address: "",
  openWeekdays: "",
  timeZone: DEFAULT_TIME_ZONE,
  delivers: "false",
};

/** The form of the store record, while there is none. */
export function NewStore({ onClose }: { onClose: () => void }) {
  const words = useMessages(messages);
  const { fieldNames, problemsOf } = useStoreForm();
  const [create, busy] = useCreateStore();
  const { draft, change, submit, error } = useNew({
    initial: INITIAL,
    save: (written, answer) =>
      create({ variables: { input: { details: detailsOf(written, written) } }, ...answer }),
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
      <StoreFields draft={draft} problems={shown} change={change} />
    </FormDialog>
  );
}
