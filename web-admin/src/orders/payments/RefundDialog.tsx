import { Checkbox, Field } from "@fluentui/react-components";
import { Refusal } from "@machiya/schema/client/refusal";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RefundDialog_order$key } from "../../__generated__/RefundDialog_order.graphql.ts";
import type { RefundDialog_payment$key } from "../../__generated__/RefundDialog_payment.graphql.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useProviderName } from "../../language/useProviderName.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useProblems } from "../../ui/fields/useProblems.ts";
import { isAmount } from "./isAmount.ts";
import { RestockFields } from "./RestockFields.tsx";
import { useRefundPayment } from "./useRefundPayment.ts";

interface RefundDialogProps {
  payment: RefundDialog_payment$key;
  order: RefundDialog_order$key;
  /** What of it the order does not need, if that is to be returned. */
  excess?: string;
  onClose: () => void;
}

/** Returns money of a payment; it begins with what the order does not need, or with all that can still be returned. */
export function RefundDialog({ payment, order, excess, onClose }: RefundDialogProps) {
  const words = useMessages("payments");
  const labels = useLabels();
  const nameOfProvider = useProviderName();
  const money = useMoney();
  const notify = useToast();
  const [refund, busy] = useRefundPayment();
  const [error, setError] = useState<unknown>(null);
  const { id, provider, refundable, refundMethod } = useFragment(
    graphql`
      fragment RefundDialog_payment on Payment {
        id
        provider
        refundable
        refundMethod
      }
    `,
    payment,
  );
  const { lines } = useFragment(
    graphql`
      fragment RefundDialog_order on Order {
        lines {
          restockable
          product {
            id
          }
          ...RestockFields_line
        }
      }
    `,
    order,
  );
  const restockable = lines.filter((line) => line.restockable !== "0");
  const [draft, setDraft] = useState({
    amount: excess ?? refundable,
    reason: excess === undefined ? "" : words.overpaidReason,
  });
  // Another person's refund meanwhile refuses this one, although the amount may still be possible. Its error says what is
  // left, which the next attempt has seen.
  const [seenRefundable, setSeenRefundable] = useState(refundable);
  const [method, setMethod] = useState<"PROVIDER" | "MANUAL">(
    refundMethod === "PROVIDER" ? "PROVIDER" : "MANUAL",
  );
  const [isPending, setPending] = useState(false);
  /** The returned quantities by product. */
  const [returned, setReturned] = useState<Readonly<Record<string, string>>>({});
  const change = (written: Partial<typeof draft>) => setDraft({ ...draft, ...written });
  const restock = Object.entries(returned).map(([productId, quantity]) => ({
    productId,
    quantity: quantity.trim(),
  }));
  const form = { ...draft, restock: JSON.stringify(restock) };
  const { shown, attempt } = useProblems(form, {
    amount: isAmount(draft.amount) ? undefined : words.amountWrong,
    reason: draft.reason.trim() === "" ? words.reasonMissing : undefined,
    restock: restock.every(({ quantity }) => isAmount(quantity)) ? undefined : words.restockWrong,
  });
  const names = { ...labels.paymentField, reason: words.reason, quantity: labels.orderField.totalQuantity };
  const submit = () =>
    refund({
      variables: {
        input: {
          paymentId: id,
          amount: draft.amount.trim(),
          reason: draft.reason,
          method,
          isPending,
          seenRefundable,
          restock,
        },
      },
      onCompleted: () => {
        onClose();
        notify.success(words.refunded);
      },
      onError: (failure) => {
        setError(failure);
        if (failure instanceof Refusal && failure.params.left !== undefined)
          setSeenRefundable(failure.params.left);
      },
    });
  return (
    <FormDialog
      title={words.refundTitle}
      submit={words.refund}
      busy={busy}
      error={error}
      fieldNames={names}
      onSubmit={() => attempt(submit)}
      onDismiss={onClose}
    >
      <span>
        {method === "PROVIDER"
          ? words.refundByProvider(nameOfProvider(provider ?? "MANUAL"))
          : words.refundByStaff}
      </span>
      <TextField
        required
        inputMode="decimal"
        label={names.amount}
        hint={words.refundable(money(refundable))}
        value={draft.amount}
        problem={shown.amount}
        onChange={(amount) => change({ amount })}
      />
      <TextField
        required
        label={names.reason}
        value={draft.reason}
        problem={shown.reason}
        onChange={(reason) => change({ reason })}
      />
      {refundMethod === "PROVIDER" && (
        <FormSelect
          label={words.method}
          value={method}
          options={["PROVIDER", "MANUAL"] as const}
          labelOf={(one) => words.methods[one]}
          onChange={setMethod}
        />
      )}
      {method === "MANUAL" && (
        <Field hint={words.refundPendingHint}>
          <Checkbox
            label={words.refundPending}
            checked={isPending}
            onChange={(_, { checked }) => setPending(checked === true)}
          />
        </Field>
      )}
      {restockable.length > 0 && (
        <RestockFields
          lines={restockable}
          amount={draft.amount}
          returned={returned}
          problem={shown.restock}
          onChange={setReturned}
        />
      )}
    </FormDialog>
  );
}
