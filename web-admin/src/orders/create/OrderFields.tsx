import { Field, Input, type InputProps, Textarea } from "@fluentui/react-components";
import { ORDER_SOURCES } from "@machiya/schema/domain/listFilters/orderFilters";
import { PAYMENT_METHODS, paymentMethodCode } from "@machiya/schema/domain/orders/payment";
import { PAYMENT_STATES } from "@machiya/schema/domain/orders/paymentReport";
import { useLabels } from "../../language/useLabels.ts";
import { DateField } from "../../ui/dates/DateField.tsx";
import { FormGrid, WideField } from "../../ui/fields/FormGrid.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import type { OrderDraft } from "./orderDraft.ts";
import { useMethodText, useOrderFieldNames } from "./useOrderFieldNames.ts";

interface OrderFieldsProps {
  draft: OrderDraft;
  /** The order is final: only payment state and note can change (decisions.md §4). */
  isFinal?: boolean;
  /** Why the address cannot be changed; absent if it can. */
  fixedAddress?: string | undefined;
  onChange: (written: Partial<OrderDraft>) => void;
}

const METHOD_CODES = PAYMENT_METHODS.filter((method) => method !== "UNKNOWN").map((method) =>
  String(paymentMethodCode(method)),
);

/** The order fields that staff can edit. */
export function OrderFields({ draft, isFinal = false, fixedAddress, onChange }: OrderFieldsProps) {
  const names = useOrderFieldNames();
  const labels = useLabels();
  const method = useMethodText();
  const line = (field: keyof OrderDraft, props: InputProps = {}) => (
    <Field label={names[field] ?? field}>
      <Input
        {...props}
        value={draft[field]}
        disabled={isFinal}
        autoComplete="off"
        onChange={(_, { value }) => onChange({ [field]: value })}
      />
    </Field>
  );
  const date = (field: "expectedDeliveryDate" | "deliveryDate") => (
    <DateField
      kind="dayOptionalTime"
      label={names[field] ?? field}
      value={draft[field]}
      disabled={isFinal}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <FormGrid>
      {line("buyerName", { maxLength: 200 })}
      {line("buyerPhone", { type: "tel", maxLength: 50 })}
      {line("recipientName", { maxLength: 200 })}
      {line("recipientPhone", { type: "tel", maxLength: 50 })}
      <WideField>
        {fixedAddress === undefined ? (
          line("address", { maxLength: 500 })
        ) : (
          // The address of a store is longer than a line of a phone, and staff read it.
          <Field label={names.address ?? ""} hint={fixedAddress}>
            <Textarea appearance="filled-darker" resize="none" rows={2} readOnly value={draft.address} />
          </Field>
        )}
      </WideField>
      <WideField>
        <FormGrid broad>
          {date("expectedDeliveryDate")}
          {date("deliveryDate")}
        </FormGrid>
      </WideField>
      <FormSelect
        label={names.paymentMethodCode ?? ""}
        value={draft.paymentMethodCode}
        // A code without a name stays available until another one is chosen.
        options={[...new Set([...METHOD_CODES, draft.paymentMethodCode])]}
        labelOf={method}
        disabled={isFinal}
        onChange={(code) => onChange({ paymentMethodCode: code })}
      />
      <FormSelect
        label={names.paymentState ?? ""}
        value={draft.paymentState}
        options={PAYMENT_STATES}
        labelOf={(state) => labels.paymentState[state]}
        onChange={(paymentState) => onChange({ paymentState })}
      />
      <FormSelect
        label={names.source ?? ""}
        value={draft.source}
        options={ORDER_SOURCES}
        labelOf={(source) => labels.orderSource[source]}
        disabled={isFinal}
        onChange={(source) => onChange({ source })}
      />
      <WideField>
        <Field label={names.note ?? ""}>
          <Textarea
            value={draft.note}
            rows={3}
            maxLength={2000}
            onChange={(_, { value }) => onChange({ note: value })}
          />
        </Field>
      </WideField>
    </FormGrid>
  );
}
