import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { type ShippingDraft, shippingProblems, splitIds, splitMethods } from "./shippingDraft.ts";
import { splitSlots } from "./slots/slotsDraft.ts";

/** Returns the field names, value formatting and validation of a shipping method's form. */
export function useShippingForm() {
  const words = useMessages("shipping");
  const { required } = useMessages("ui");
  const { name } = useMessages("uiRecord");
  const { onProducts } = useMessages("discounts");
  const labels = useLabels();
  const days: Readonly<Record<string, string>> = labels.weekday;
  const { carrier, trackingLink, linkWrong } = useMessages("parcels");
  const slots = useMessages("shippingSlots");
  const texts = {
    name: required,
    fee: words.amountWrong,
    freeFrom: words.amountWrong,
    trackingLink: linkWrong,
    slots: slots.wrong,
    slotLeadHours: slots.leadWrong,
    slotDaysAhead: slots.aheadWrong,
  };
  return {
    fieldNames: {
      name,
      kind: words.kind,
      fee: words.fee,
      freeFrom: words.freeFrom,
      paymentMethods: words.paymentMethods,
      excludedProductIds: words.excludedProducts,
      weekdays: words.weekdays,
      hours: words.hours,
      carrier,
      trackingLink,
      slots: slots.slots,
      slotUnit: slots.unit,
      slotLeadHours: slots.leadHours,
      slotLeadMinutes: slots.leadHours,
      slotDaysAhead: slots.daysAhead,
    },
    valueText: (field: string, value: string) => {
      if (field === "kind") return (labels.shippingKind as Readonly<Record<string, string>>)[value] ?? value;
      if (field === "paymentMethods")
        return splitMethods(value)
          .map((method) => labels.paymentMethod[method])
          .join(labels.listSeparator);
      if (field === "excludedProductIds") return onProducts(splitIds(value).length);
      if (field === "slotUnit") return (slots.unitName as Readonly<Record<string, string>>)[value] ?? value;
      if (field === "slots")
        return splitSlots(value)
          .map(
            ({ weekday, start, end, capacity }) => `${days[String(weekday)]} ${start}–${end} (${capacity})`,
          )
          .join(labels.listSeparator);
      if (field !== "weekdays") return value;
      return value
        .split(",")
        .map((day) => days[day] ?? day)
        .join(labels.listSeparator);
    },
    problemsOf: (draft: ShippingDraft) =>
      Object.fromEntries(shippingProblems(draft).map((field) => [field, texts[field]])),
  };
}
