import { graphql, useFragment } from "react-relay";
import type { ShippingMethodEditor_method$key } from "../__generated__/ShippingMethodEditor_method.graphql.ts";
import ShippingSetupQueryNode from "../__generated__/ShippingSetupQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { EditDialog } from "../relay/records/EditDialog.tsx";
import { ShippingFields } from "./ShippingFields.tsx";
import { shippingDetails, shippingDraft } from "./shippingDraft.ts";
import { useShippingForm } from "./useShippingForm.ts";
import { useUpdateShippingMethod } from "./useUpdateShippingMethod.ts";

interface ShippingMethodEditorProps {
  method: ShippingMethodEditor_method$key;
  onClose: () => void;
}

/** Edits a shipping method. */
export function ShippingMethodEditor({ method, onClose }: ShippingMethodEditorProps) {
  const words = useMessages("shipping");
  const form = useShippingForm();
  const [update, busy] = useUpdateShippingMethod();
  const { id, version, ...stored } = useFragment(
    graphql`
      fragment ShippingMethodEditor_method on ShippingMethod {
        id
        version
        kind
        name
        fee
        freeFrom
        paymentMethods
        excludedProducts {
          id
          name
        }
        weekdays
        hours
        carrier
        trackingLink
        slots {
          weekday
          startMinute
          endMinute
          capacity
        }
        slotUnit
        slotLeadMinutes
        slotDaysAhead
      }
    `,
    method,
  );
  return (
    <EditDialog
      title={words.editTitle}
      busy={busy}
      current={{ version, values: shippingDraft(stored) }}
      shownBy={{ document: ShippingSetupQueryNode, variables: {} }}
      save={(seen, changes, callbacks) =>
        update({
          variables: { input: { id, version: seen, details: shippingDetails(changes) } },
          ...callbacks,
        })
      }
      fieldNames={form.fieldNames}
      valueText={form.valueText}
      problemsOf={form.problemsOf}
      onClose={onClose}
    >
      {(fields) => <ShippingFields excluded={stored.excludedProducts} {...fields} />}
    </EditDialog>
  );
}
