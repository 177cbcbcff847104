import { paymentKindOf } from "@machiya/schema/domain/orders/declaredPayment";
import { isRecordedKind, RECORDED_KINDS } from "@machiya/schema/domain/orders/recordedPayment";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RecordPaymentDialog_order$key } from "../../__generated__/RecordPaymentDialog_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { DateField } from "../../ui/dates/DateField.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useProblems } from "../../ui/fields/useProblems.ts";
import { useUndo } from "../../undo/useUndo.ts";
import { isAmount } from "./isAmount.ts";
import { useRecordPayment } from "./useRecordPayment.ts";

interface RecordPaymentDialogProps {
  order: RecordPaymentDialog_order$key;
  onClose: () => void;
}

/** Records money that staff received; it begins with what is outstanding and with the order's method. */
export function RecordPaymentDialog({ order, onClose }: RecordPaymentDialogProps) {
  const words = useMessages("payments");
  const labels = useLabels();
  const { instant } = useDates();
  const notify = useToast();
  const undo = useUndo();
  const [record, busy] = useRecordPayment();
  const [error, setError] = useState<unknown>(null);
  const { id, number, outstanding, paymentMethodCode } = useFragment(
    graphql`
      fragment RecordPaymentDialog_order on Order {
        id
        number
        outstanding
        paymentMethodCode
      }
    `,
    order,
  );
  const usual = paymentKindOf(paymentMethodCode);
  const [kind, setKind] = useState(isRecordedKind(usual) ? usual : "OTHER");
  const [draft, setDraft] = useState({
    amount: outstanding === "0" ? "" : outstanding,
    receivedAt: "",
    note: "",
  });
  const change = (written: Partial<typeof draft>) => setDraft({ ...draft, ...written });
  const { shown, attempt } = useProblems(draft, {
    amount: isAmount(draft.amount) ? undefined : words.amountWrong,
  });
  const names = { ...labels.paymentField, note: words.note, receivedAt: words.receivedAt };
  const submit = () =>
    record({
      variables: {
        input: {
          orderId: id,
          kind,
          amount: draft.amount.trim(),
          note: draft.note,
          receivedAt: draft.receivedAt === "" ? null : instant(draft.receivedAt),
        },
      },
      onCompleted: ({ recordPayment }) => {
        onClose();
        notify.success(words.recorded, undo(recordPayment.order));
      },
      onError: setError,
    });
  return (
    <FormDialog
      title={words.recordTitle(number)}
      submit={words.record}
      busy={busy}
      error={error}
      fieldNames={names}
      onSubmit={() => attempt(submit)}
      onDismiss={onClose}
    >
      <FormSelect
        label={names.kind}
        value={kind}
        options={RECORDED_KINDS}
        labelOf={(one) => labels.paymentKind[one]}
        onChange={setKind}
      />
      <TextField
        required
        inputMode="decimal"
        label={names.amount}
        value={draft.amount}
        problem={shown.amount}
        onChange={(amount) => change({ amount })}
      />
      <DateField
        kind="dayTime"
        label={names.receivedAt}
        hint={words.receivedAtHint}
        value={draft.receivedAt}
        onChange={(receivedAt) => change({ receivedAt })}
      />
      <TextField label={names.note} value={draft.note} onChange={(note) => change({ note })} />
    </FormDialog>
  );
}
