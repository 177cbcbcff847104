import { Refusal } from "@machiya/schema/client/refusal";
import { decimal, toWire } from "@machiya/schema/domain/money";
import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql } from "react-relay";
import type {
  useCartQuoteQuery,
  useCartQuoteQuery$data,
} from "../__generated__/useCartQuoteQuery.graphql.ts";
import { refreshShippingMethods } from "../checkout/useShipping.ts";
import { environment } from "../relay/environment.ts";
import { useSession } from "../session/session.tsx";
import { type CartLine, requestedLines } from "./cart.ts";
import type { ShownSums } from "./PriceSummary.tsx";
import { lineRefusal } from "./refusedLines.ts";

/** Milliseconds without a cart change before a quote is requested. */
const PAUSE = 250;

const query = graphql`
  query useCartQuoteQuery($lines: [CartLineInput!]!, $shippingMethodId: ID) {
    cartQuote(lines: $lines, shippingMethodId: $shippingMethodId) {
      lines {
        productId
        quantity
        unitPrice
        lineTotal
        problem
        maxQuantity
        product {
          id
          name
          stock
          preOrderLeft
          preOrderDay
          maxPerOrder
          maxPerCustomer
          quantityStep
          imageUrl(variant: LIST)
          ...lineDiscounts_product
          parent {
            ...lineDiscounts_product
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
      shippingFee
      total
      wholeCartDiscount
    }
  }
`;

export type Quote = useCartQuoteQuery$data["cartQuote"];
export type QuoteLine = Quote["lines"][number];

/** Returns whether the cart cannot be ordered as it is: it has no quote, or the quote refuses a line. */
export function isBlocked({ quote }: CartQuote): boolean {
  return quote === null || quote.lines.some((line) => lineRefusal(line) !== null);
}

/** Returns the price of a quote's products after discounts, without shipping; null without a quote. */
export const productsPrice = (quote: Quote | null): string | null =>
  quote === null ? null : toWire(decimal(quote.total).minus(decimal(quote.shippingFee ?? 0)));

/** Returns the sums of a quote for the price summary. */
export function quoteSums(
  { subtotal, discounts, discountTotal, shippingFee, total }: Quote,
  shippingName: string,
): ShownSums {
  return { subtotal, records: discounts, discountTotal, shippingName, shippingFee, total };
}

export interface CartQuote {
  /** The latest quote; null before the first one. */
  quote: Quote | null;
  /** The line of each product, including those whose quantity is 0 now. */
  lines: ReadonlyMap<string, QuoteLine>;
  /** The name of each product, which a quote does not contain once the product has left the shop. */
  names: ReadonlyMap<string, string>;
  /** The name of the shipping method whose fee the quote contains; empty without one. */
  shippingName: string;
  /** True when the cart has changed and a new quote is being loaded. */
  stale: boolean;
  error: unknown;
  retry: () => void;
}

/**
 * Returns the server's quote for this customer, which is requested again after every change of the cart or of the
 * shipping method. null: the shop has no shipping methods, or none fits.
 */
export function useCartQuote(
  cart: readonly CartLine[],
  shipping: { id: string; name: string } | null,
): CartQuote {
  const { customer } = useSession();
  const [turn, setTurn] = useState(0);
  const [latest, setLatest] = useState<{ key: string; quote: Quote; shippingName: string } | null>(null);
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null);
  const seen = useRef(new Map<string, QuoteLine>());
  const names = useRef(new Map<string, string>());
  const lines = requestedLines(cart).map(({ productId, quantity }) => ({ productId, quantity }));
  const key = JSON.stringify({ lines, shipping, customer: customer?.id, turn });
  const first = latest === null;

  useEffect(() => {
    let request: { unsubscribe: () => void } | undefined;
    const wanted: Pick<useCartQuoteQuery["variables"], "lines"> & { shipping: typeof shipping } =
      JSON.parse(key);
    const variables = {
      lines: wanted.lines,
      ...(wanted.shipping && { shippingMethodId: wanted.shipping.id }),
    };
    const timer = setTimeout(
      () => {
        request = fetchQuery<useCartQuoteQuery>(environment, query, variables, {
          fetchPolicy: "network-only",
        }).subscribe({
          next: ({ cartQuote }) => {
            for (const line of cartQuote.lines) {
              seen.current.set(line.productId, line);
              if (line.product) names.current.set(line.productId, line.product.name);
            }
            setLatest({ key, quote: cartQuote, shippingName: wanted.shipping?.name ?? "" });
            setFailure(null);
          },
          error: (error: unknown) => {
            if (error instanceof Refusal && error.code === "SHIPPING_METHOD_NOT_OFFERED")
              refreshShippingMethods();
            setFailure({ key, error });
          },
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
    shippingName: latest?.shippingName ?? "",
    lines: seen.current,
    names: names.current,
    stale: latest?.key !== key,
    error: failure?.key === key ? failure.error : null,
    retry: () => setTurn((last) => last + 1),
  };
}
