import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql } from "react-relay";
import type {
  useCartQuoteQuery,
  useCartQuoteQuery$data,
} from "../__generated__/useCartQuoteQuery.graphql.ts";
import { environment } from "../relay/environment.ts";
import { useSession } from "../session/session.tsx";
import { type CartLine, requestedLines } from "./cart.ts";

/** Milliseconds without a cart change before a quote is requested. */
const PAUSE = 250;

const query = graphql`
  query useCartQuoteQuery($lines: [CartLineInput!]!) {
    cartQuote(lines: $lines) {
      lines {
        productId
        unitPrice
        lineTotal
        problem
        product {
          id
          name
          stock
          imageUrl(variant: LIST)
          discounts {
            minQuantity
            maxQuantity
            discount {
              id
              name
              kind
              state
            }
          }
        }
      }
      totalQuantity
      subtotal
      discounts {
        name
        amount
      }
      discountTotal
      total
    }
  }
`;

export type Quote = useCartQuoteQuery$data["cartQuote"];
export type QuoteLine = Quote["lines"][number];

export interface CartQuote {
  /** The latest quote; null before the first one. */
  quote: Quote | null;
  /** The line of each product, including those whose quantity is 0 now. */
  lines: ReadonlyMap<string, QuoteLine>;
  /** True when the cart has changed and a new quote is being loaded. */
  stale: boolean;
  error: unknown;
  retry: () => void;
}

/** Returns the server's quote for this customer, which is requested again after every change. */
export function useCartQuote(cart: readonly CartLine[]): CartQuote {
  const { customer } = useSession();
  const [turn, setTurn] = useState(0);
  const [latest, setLatest] = useState<{ key: string; quote: Quote } | null>(null);
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null);
  const seen = useRef(new Map<string, QuoteLine>());
  const lines = requestedLines(cart).map(({ productId, quantity }) => ({ productId, quantity }));
  const key = JSON.stringify({ lines, customer: customer?.id, turn });
  const first = latest === null;

  useEffect(() => {
    let request: { unsubscribe: () => void } | undefined;
    const variables: useCartQuoteQuery["variables"] = { lines: JSON.parse(key).lines };
    const timer = setTimeout(
      () => {
        request = fetchQuery<useCartQuoteQuery>(environment, query, variables, {
          fetchPolicy: "network-only",
        }).subscribe({
          next: ({ cartQuote }) => {
            for (const line of cartQuote.lines) seen.current.set(line.productId, line);
            setLatest({ key, quote: cartQuote });
            setFailure(null);
          },
          error: (error: unknown) => setFailure({ key, error }),
        });
      },
      first ? 0 : PAUSE,
    );
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [key, first]);

  return {
    quote: latest?.quote ?? null,
    lines: seen.current,
    stale: latest?.key !== key,
    error: failure?.key === key ? failure.error : null,
    retry: () => setTurn((last) => last + 1),
  };
}
