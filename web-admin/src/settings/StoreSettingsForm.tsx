import StoreSettingsQueryNode from "../__generated__/StoreSettingsQuery.graphql.ts";
import type { useStoreDraft_store$key } from "../__generated__/useStoreDraft_store.graphql.ts";
import { useMessages } from "../language/language.ts";
import { PageForm } from "../relay/records/PageForm.tsx";
import { useEdit } from "../relay/records/useEdit.ts";
import { StoreFields } from "../store/StoreFields.tsx";
import type { StoreDraft } from "../store/storeDraft.ts";
import { STORE_PARTS, type StorePart } from "../store/storeParts.ts";
import { useSaveStore } from "../store/useSaveStore.tsx";
import { useStoreDraft } from "../store/useStoreDraft.ts";
import { useStoreForm } from "../store/useStoreForm.ts";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import type { Values } from "../ui/fields/formFields.ts";

interface StoreSettingsFormProps {
  store: useStoreDraft_store$key;
  part: StorePart;
}

/** Edits a part of the store's record; only the fields of the part are saved. */
export function StoreSettingsForm({ store, part }: StoreSettingsFormProps) {
  const words = useMessages("settings");
  const { saved } = useMessages("ui");
  const notify = useToast();
  const form = useStoreForm();
  const { id, version, values: whole } = useStoreDraft(store);
  const { save, busy, question } = useSaveStore(id, whole);
  const fields: readonly (keyof StoreDraft)[] = STORE_PARTS[part];
  const edit = useEdit<Values>({
    current: { version, values: Object.fromEntries(fields.map((field) => [field, whole[field]])) },
    shownBy: { document: StoreSettingsQueryNode, variables: {} },
    save,
    onSaved: () => notify.success(saved),
    onUnchanged: () => {},
  });
  const problems = form.problemsOf({ ...whole, ...edit.draft });
  return (
    <>
      <PageForm
        title={words.parts[part]}
        busy={busy}
        edit={edit}
        problems={Object.fromEntries(
          Object.entries(problems).filter(([field]) => fields.some((one) => one === field)),
        )}
        fieldNames={form.fieldNames}
        valueText={form.valueText}
      >
        {({ draft, ...fieldsOf }) => (
          <StoreFields {...fieldsOf} draft={{ ...whole, ...draft }} only={fields} />
        )}
      </PageForm>
      {question}
    </>
  );
}
