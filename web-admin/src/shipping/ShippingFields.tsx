import { PAYMENT_CHOICES } from "@machiya/schema/domain/orders/payment";
import { SHIPPING_KINDS } from "@machiya/schema/domain/orders/shipping";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import type { PickerItem } from "../relay/picker/usePicker.ts";
import { splitDays, WEEKDAYS } from "../store/storeDraft.ts";
import { FormGrid } from "../ui/fields/FormGrid.tsx";
import { FormSelect } from "../ui/fields/FormSelect.tsx";
import { bindFields, type FormFields } from "../ui/fields/formFields.ts";
import { TagChoice } from "../ui/fields/TagChoice.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { ExcludedProducts } from "./ExcludedProducts.tsx";
import { type ShippingDraft, SLOT_UNITS, splitMethods } from "./shippingDraft.ts";
import { SlotsField } from "./slots/SlotsField.tsx";

interface ShippingFieldsProps extends FormFields<ShippingDraft> {
  /** The products that the stored method does not ship. */
  excluded?: readonly PickerItem[];
}

const NO_PRODUCTS: readonly PickerItem[] = [];

/** The fields of a shipping method's form. */
export function ShippingFields({ excluded = NO_PRODUCTS, ...fields }: ShippingFieldsProps) {
  const { draft, change } = fields;
  const words = useMessages("shipping");
  const { name } = useMessages("uiRecord");
  const parcels = useMessages("parcels");
  const slots = useMessages("shippingSlots");
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
      <ExcludedProducts
        stored={excluded}
        value={draft.excludedProductIds}
        onChange={(excludedProductIds) => change({ excludedProductIds })}
      />
      <TagChoice
        label={words.weekdays}
        hint={words.weekdaysHint}
        options={WEEKDAYS.map((day) => ({ value: day, label: labels.weekday[day] }))}
        chosen={splitDays(draft.weekdays)}
        onChange={(days) => change({ weekdays: days.join(",") })}
      />
      <TextField label={words.hours} hint={words.hoursHint} {...bindFields(fields, "hours")} />
      <SlotsField {...bindFields(fields, "slots")} />
      {draft.slots !== "" && (
        <>
          <FormSelect
            label={slots.unit}
            hint={slots.unitHint[draft.slotUnit]}
            options={SLOT_UNITS}
            labelOf={(unit) => slots.unitName[unit]}
            {...bindFields(fields, "slotUnit")}
          />
          <FormGrid>
            <TextField
              label={slots.leadHours}
              hint={slots.leadHoursHint}
              inputMode="decimal"
              {...bindFields(fields, "slotLeadHours")}
            />
            <TextField
              label={slots.daysAhead}
              hint={slots.daysAheadHint}
              inputMode="numeric"
              {...bindFields(fields, "slotDaysAhead")}
            />
          </FormGrid>
        </>
      )}
      <TextField label={parcels.carrier} {...bindFields(fields, "carrier")} />
      <TextField
        label={parcels.trackingLink}
        hint={parcels.trackingLinkHint}
        {...bindFields(fields, "trackingLink")}
      />
    </>
  );
}
