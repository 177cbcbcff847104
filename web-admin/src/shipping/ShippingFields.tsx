import { PAYMENT_CHOICES } from "@machiya/schema/domain/orders/payment";
import { SHIPPING_KINDS } from "@machiya/schema/domain/orders/shipping";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { splitDays, WEEKDAYS } from "../store/storeDraft.ts";
import { FormSelect } from "../ui/fields/FormSelect.tsx";
import { bindFields, type FormFields } from "../ui/fields/formFields.ts";
import { TagChoice } from "../ui/fields/TagChoice.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { type ShippingDraft, splitMethods } from "./shippingDraft.ts";

/** The fields of a shipping method's form. */
export function ShippingFields(fields: FormFields<ShippingDraft>) {
  const { draft, change } = fields;
  const words = useMessages("shipping");
  const { name } = useMessages("uiRecord");
  const parcels = useMessages("parcels");
  const labels = useLabels();
  return (
    <>
      <FormSelect
        label={words.kind}
        hint={words.kindHint[draft.kind]}
        options={SHIPPING_KINDS}
        labelOf={(kind) => labels.shippingKind[kind]}
        {...bindFields(fields, "kind")}
      />
      <TextField label={name} hint={words.nameHint} required {...bindFields(fields, "name")} />
      <TextField label={words.fee} required inputMode="decimal" {...bindFields(fields, "fee")} />
      <TextField
        label={words.freeFrom}
        hint={words.freeFromHint}
        inputMode="decimal"
        {...bindFields(fields, "freeFrom")}
      />
      <TagChoice
        label={words.paymentMethods}
        hint={words.paymentMethodsHint}
        options={PAYMENT_CHOICES.map((method) => ({ value: method, label: labels.paymentMethod[method] }))}
        chosen={splitMethods(draft.paymentMethods)}
        onChange={(methods) => change({ paymentMethods: methods.join(",") })}
      />
      <TagChoice
        label={words.weekdays}
        hint={words.weekdaysHint}
        options={WEEKDAYS.map((day) => ({ value: day, label: labels.weekday[day] }))}
        chosen={splitDays(draft.weekdays)}
        onChange={(days) => change({ weekdays: days.join(",") })}
      />
      <TextField label={words.hours} hint={words.hoursHint} {...bindFields(fields, "hours")} />
      <TextField label={parcels.carrier} {...bindFields(fields, "carrier")} />
      <TextField
        label={parcels.trackingLink}
        hint={parcels.trackingLinkHint}
        {...bindFields(fields, "trackingLink")}
      />
    </>
  );
}
