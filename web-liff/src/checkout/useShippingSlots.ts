import { slotId } from "@machiya/schema/domain/orders/slotText";
import { fetchQuery, graphql } from "react-relay";
import type {
  useShippingSlotsQuery,
  useShippingSlotsQuery$variables,
} from "../__generated__/useShippingSlotsQuery.graphql.ts";
import { type CartLine, requestedLines } from "../cart/cart.ts";
import { environment } from "../relay/environment.ts";
import { useQueryResult } from "../relay/useQueryResult.ts";
import type { Shipping } from "./orderDraft.ts";
import type { SlotChoice } from "./slotChoice.ts";

async function fetchSlots(variables: useShippingSlotsQuery$variables) {
  const response = await fetchQuery<useShippingSlotsQuery>(
    environment,
    graphql`
      query useShippingSlotsQuery($shippingMethodId: ID!, $lines: [CartLineInput!]!) {
        shippingSlots(shippingMethodId: $shippingMethodId, lines: $lines) {
          day
          startMinute
          endMinute
          remaining
          fits
        }
      }
    `,
    variables,
    { fetchPolicy: "network-only" },
  ).toPromise();
  return response?.shippingSlots ?? [];
}

/** Returns the slots of the chosen shipping method with what is left for this cart, and the chosen one. */
export function useShippingSlots(
  { chosen: method }: Shipping,
  cart: readonly CartLine[],
  id: string,
): SlotChoice {
  const lines = requestedLines(cart).map(({ productId, quantity }) => ({ productId, quantity }));
  const needed = method?.hasSlots === true;
  const key = needed && lines.length > 0 ? JSON.stringify({ shippingMethodId: method.id, lines }) : null;
  const { data, error, reload } = useQueryResult(key, async () => {
    if (key === null) return { method: "", slots: [] };
    const variables: useShippingSlotsQuery$variables = JSON.parse(key);
    return { method: variables.shippingMethodId, slots: await fetchSlots(variables) };
  });
  // The slots of another method are not those of this one.
  const slots = needed && data?.method === method.id ? data.slots : null;
  return { needed, slots, chosen: slots?.find((slot) => slotId(slot) === id) ?? null, error, reload };
}
