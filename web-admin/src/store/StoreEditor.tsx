import OpenStoreQueryNode from "../__generated__/OpenStoreQuery.graphql.ts";
import type { useStoreDraft_store$key } from "../__generated__/useStoreDraft_store.graphql.ts";
import { useMessages } from "../language/language.ts";
import { EditDialog } from "../relay/records/EditDialog.tsx";
import { StoreFields } from "./StoreFields.tsx";
import { useSaveStore } from "./useSaveStore.tsx";
import { useStoreDraft } from "./useStoreDraft.ts";
import { useStoreForm } from "./useStoreForm.ts";

/** Edits the store record. */
export function StoreEditor({ store, onClose }: { store: useStoreDraft_store$key; onClose: () => void }) {
  const words = useMessages("store");
  const form = useStoreForm();
  const { id, version, values } = useStoreDraft(store);
  const { save, busy, question } = useSaveStore(id, values);
  return (
    <EditDialog
      title={words.editTitle}
      busy={busy}
      current={{ version, values }}
      shownBy={{ document: OpenStoreQueryNode, variables: { id } }}
      save={save}
      fieldNames={form.fieldNames}
      problemsOf={form.problemsOf}
      valueText={form.valueText}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <StoreFields {...fields} />
          {question}
        </>
      )}
    </EditDialog>
  );
}
