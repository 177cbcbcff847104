import { graphql, useFragment } from "react-relay";
import OpenStoreQueryNode from "../__generated__/OpenStoreQuery.graphql.ts";
import type { StoreEditor_store$key } from "../__generated__/StoreEditor_store.graphql.ts";
import { useMessages } from "../language/language.ts";
import { EditDialog } from "../relay/records/EditDialog.tsx";
import { StoreFields } from "./StoreFields.tsx";
import { detailsOf, draftOf } from "./storeDraft.ts";
import { useStoreForm } from "./useStoreForm.ts";
import { useUpdateStore } from "./useUpdateStore.ts";

/** Edits the store record. */
export function StoreEditor({ store, onClose }: { store: StoreEditor_store$key; onClose: () => void }) {
  const words = useMessages("store");
  const form = useStoreForm();
  const [update, busy] = useUpdateStore();
  const { id, version, ...data } = useFragment(
    graphql`
      fragment StoreEditor_store on Store {
        id
        version
        name
        bankAccount
        bankCode
        orderingOpensAt
        orderingClosesAt
        openingHours
        address
        phone
        lineAccount
        mapUrl
        openWeekdays
        timeZone
        delivers
        bookingHours {
          weekday
          startMinute
          endMinute
        }
        cancelCutOffHours
        notices
        broadcastFloor
        maxOpenOrders
        maxOpenAppointments
        maxOverlappingAppointments
      }
    `,
    store,
  );
  const values = draftOf(data);
  return (
    <EditDialog
      title={words.editTitle}
      busy={busy}
      current={{ version, values }}
      shownBy={{ document: OpenStoreQueryNode, variables: { id } }}
      save={(seen, changes, callbacks) =>
        update({
          variables: { input: { id, version: seen, details: detailsOf(changes, { ...values, ...changes }) } },
          ...callbacks,
        })
      }
      fieldNames={form.fieldNames}
      problemsOf={form.problemsOf}
      valueText={form.valueText}
      onClose={onClose}
    >
      {(fields) => <StoreFields {...fields} />}
    </EditDialog>
  );
}
