import { MessageBar, MessageBarBody, makeStyles } from "@fluentui/react-components";
import type { SubmitEvent } from "react";
import { graphql, useFragment } from "react-relay";
import OpenOrderQueryNode, {
  type OpenOrderQuery$variables,
} from "../../__generated__/OpenOrderQuery.graphql.ts";
import type { OrderDetailsEditor_order$key } from "../../__generated__/OrderDetailsEditor_order.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { ConflictNotice } from "../../relay/records/ConflictNotice.tsx";
import { useEdit } from "../../relay/records/useEdit.ts";
import { DialogButtons } from "../../ui/dialogs/DialogButtons.tsx";
import { useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FormActions } from "../../ui/fields/FormActions.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { OrderFields } from "../create/OrderFields.tsx";
import { type OrderDraft, orderDetails } from "../create/orderDraft.ts";
import { useMethodText, useOrderFieldNames } from "../create/useOrderFieldNames.ts";
import { useUpdateOrder } from "./useUpdateOrder.ts";

const useStyles = makeStyles({ form: { display: "flex", flexDirection: "column", rowGap: "14px" } });

interface OrderDetailsEditorProps {
  order: OrderDetailsEditor_order$key;
  variables: OpenOrderQuery$variables;
  onClose: () => void;
}

/** Edits an order's own fields, without its products. */
export function OrderDetailsEditor({ order, variables, onClose }: OrderDetailsEditorProps) {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  const { saved, save } = useMessages("ui");
  const fieldNames = useOrderFieldNames();
  const valueText = useOrderValueText();
  const notify = useToast();
  const dates = useDates();
  const [update, busy] = useUpdateOrder();
  const {
    id,
    version,
    canEdit,
    pickUpStore,
    expectedDeliveryDate,
    deliveryDate,
    paymentMethodCode,
    ...texts
  } = useFragment(
    graphql`
        fragment OrderDetailsEditor_order on Order {
          id
          version
          buyerName
          buyerPhone
          recipientName
          recipientPhone
          address
          expectedDeliveryDate
          deliveryDate
          paymentMethodCode
          paymentState
          source
          note
          pickUpStore {
            code
          }
          canEdit: can(action: EDIT) {
            allowed
          }
        }
      `,
    order,
  );
  const { buyerName, buyerPhone, recipientName, recipientPhone, address, paymentState, source, note } = texts;
  const values: OrderDraft = {
    buyerName,
    buyerPhone,
    recipientName,
    recipientPhone,
    address,
    expectedDeliveryDate: dates.clock(expectedDeliveryDate),
    deliveryDate: dates.clock(deliveryDate),
    paymentMethodCode: String(paymentMethodCode),
    paymentState,
    source,
    note,
  };
  const edit = useEdit<OrderDraft>({
    current: { version, values },
    shownBy: { document: OpenOrderQueryNode, variables },
    save: (seenVersion, changes, callbacks) =>
      update({
        variables: { input: { id, version: seenVersion, details: orderDetails(changes, dates.instant) } },
        ...callbacks,
      }),
    onSaved: () => {
      onClose();
      notify.success(saved);
    },
    onUnchanged: onClose,
  });
  useUnsaved(edit.isChanged);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) edit.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {!canEdit.allowed && (
        <MessageBar layout="multiline">
          <MessageBarBody>{words.finalEdit}</MessageBarBody>
        </MessageBar>
      )}
      <ConflictNotice conflict={edit.conflict} fieldNames={fieldNames} valueText={valueText} />
      <OrderFields
        draft={edit.draft}
        isFinal={!canEdit.allowed}
        fixedAddress={pickUpStore == null ? undefined : words.addressOfStore}
        onChange={edit.change}
      />
      <FormActions message={<FormError error={edit.error} fieldNames={fieldNames} />}>
        <DialogButtons busy={busy} onDismiss={onClose}>
          <BusyButton type="submit" busy={busy}>
            {save}
          </BusyButton>
        </DialogButtons>
      </FormActions>
    </form>
  );
}

/** Returns a function that formats a field of the draft for display. */
function useOrderValueText(): (field: string, value: string) => string {
  const labels = useLabels();
  const method = useMethodText();
  const { dayClockText } = useDates();
  return (field, value) => {
    if (field === "paymentMethodCode") return method(value);
    if (field === "paymentState") return labelOf(labels.paymentState, value);
    if (field === "source") return labelOf(labels.orderSource, value);
    return field.endsWith("Date") ? dayClockText(value) : value;
  };
}
