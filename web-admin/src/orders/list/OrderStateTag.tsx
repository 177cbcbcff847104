import { labelOf } from "../../language/labelOf.ts";
import { useLabels } from "../../language/useLabels.ts";
import { StateTag, type Tone } from "../../ui/Tag.tsx";
import { orderTones, paymentTones } from "./tones.ts";

/** Shows the state of an order. */
export function OrderStateTag({ state }: { state: string }) {
  return <StateTag tone={toneOf(orderTones, state)}>{labelOf(useLabels().orderState, state)}</StateTag>;
}

/** Shows the payment state of an order. */
export function PaymentStateTag({ state }: { state: string }) {
  return <StateTag tone={toneOf(paymentTones, state)}>{labelOf(useLabels().paymentState, state)}</StateTag>;
}

function toneOf(tones: Readonly<Record<string, Tone>>, state: string): Tone {
  return tones[state] ?? "off";
}
