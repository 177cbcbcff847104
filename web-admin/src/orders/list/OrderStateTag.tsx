import { labelOf } from "../../language/labelOf.ts";
import { useLabels } from "../../language/useLabels.ts";
import { StateTag, type Tone } from "../../ui/Tag.tsx";
import { orderTones, paymentTones } from "./tones.ts";

/** Where an order stands. */
export function OrderStateTag({ state }: { state: string }) {
  return <StateTag tone={toneOf(orderTones, state)}>{labelOf(useLabels().orderState, state)}</StateTag>;
}

/** Whether an order is paid. */
export function PaymentStateTag({ state }: { state: string }) {
  return <StateTag tone={toneOf(paymentTones, state)}>{labelOf(useLabels().paymentState, state)}</StateTag>;
}

function toneOf(tones: Readonly<Record<string, Tone>>, state: string): Tone {
  return tones[state] ?? "off";
}
