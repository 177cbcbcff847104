import { Field, Select } from "@fluentui/react-components";
import { formatCalendarDay } from "@machiya/schema/client/dayFormat";
import { slotId, slotTimesText } from "@machiya/schema/domain/orders/slotText";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { SlotSelectQuery } from "../../__generated__/SlotSelectQuery.graphql.ts";
import { useLanguage, useMessages } from "../../language/language.ts";
import { AlertBar } from "../../ui/feedback/AlertBar.tsx";

interface SlotSelectProps {
  methodId: string;
  /** The products of the order. */
  lines: readonly { productId: string; quantity: string }[];
  /** The text of the chosen slot, as slotId returns it; empty for none. */
  value: string;
  /** The text of the option without a slot; without it, a slot must be chosen. */
  none?: string;
  /** Increases when what is left must be read again. */
  attempt: number;
  /** Receives the chosen slot, and whether the order exceeds its capacity. */
  onChange: (id: string, isOver: boolean) => void;
}

/** A field that offers the next slots of a shipping method with what is left of each. Full ones exceed the capacity. */
export function SlotSelect({ methodId, lines, value, none, attempt, onChange }: SlotSelectProps) {
  const words = useMessages("shippingSlots");
  const { locale } = useLanguage();
  const { shippingSlots } = useLazyLoadQuery<SlotSelectQuery>(
    graphql`
      query SlotSelectQuery($methodId: ID!, $lines: [CartLineInput!]!) {
        shippingSlots(shippingMethodId: $methodId, lines: $lines) {
          day
          startMinute
          endMinute
          remaining
          fits
        }
      }
    `,
    { methodId, lines: lines.map(({ productId, quantity }) => ({ productId, quantity })) },
    { fetchKey: attempt, fetchPolicy: "network-only" },
  );
  const find = (id: string) => shippingSlots.find((slot) => slotId(slot) === id);
  const chosen = find(value);
  const days = Map.groupBy(shippingSlots, ({ day }) => day);
  return (
    <>
      <Field label={words.slot} hint={shippingSlots.length === 0 ? words.noneAhead : null}>
        <Select
          value={chosen === undefined ? "" : value}
          onChange={(_, data) => onChange(data.value, find(data.value)?.fits === false)}
        >
          {(none !== undefined || chosen === undefined) && <option value="">{none ?? words.choose}</option>}
          {[...days].map(([day, slots]) => {
            const dayName = formatCalendarDay(day, locale, {
              month: "numeric",
              day: "numeric",
              weekday: "short",
            });
            return (
              <optgroup key={day} label={dayName}>
                {slots.map((slot) => (
                  <option key={slotId(slot)} value={slotId(slot)}>
                    {`${dayName} ${slotTimesText(slot)} · ${
                      slot.remaining === "0" ? words.full : words.left(slot.remaining)
                    }`}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </Select>
      </Field>
      {chosen?.fits === false && <AlertBar intent="error">{words.overWarning}</AlertBar>}
    </>
  );
}
