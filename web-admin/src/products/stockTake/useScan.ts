import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useScanQuery } from "../../__generated__/useScanQuery.graphql.ts";
import type { StockItem } from "./stockTakeDraft.ts";

type Outcome = { text: string } & (
  | { kind: "ADDED"; id: string }
  | { kind: "UNKNOWN" }
  | { kind: "SEVERAL"; items: readonly StockItem[] }
  | { kind: "FAILED"; error: unknown }
);

/** Looks up scanned codes and typed names. Each lookup runs on its own, so that a scanner need not wait. */
export function useScan(onFound: (item: StockItem) => void) {
  const environment = useRelayEnvironment();
  // The number lets screen readers announce the same outcome again.
  const [last, setLast] = useState<{ number: number; outcome: Outcome | null }>({ number: 0, outcome: null });
  const [pending, setPending] = useState(0);
  const note = (outcome: Outcome) => setLast(({ number }) => ({ number: number + 1, outcome }));
  const take = (item: StockItem) => {
    onFound(item);
    note({ kind: "ADDED", id: item.id, text: item.name });
  };
  const scan = (text: string) => {
    setPending((count) => count + 1);
    fetchQuery<useScanQuery>(
      environment,
      graphql`
        query useScanQuery($text: String!) {
          stockItems(text: $text) {
            id
            name
            code
            stock
            stockChanges(first: 1) {
              edges {
                node {
                  key
                }
              }
            }
          }
        }
      `,
      { text },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ stockItems: found }) => {
        const stockItems = found.map(({ stockChanges, ...item }) => ({
          ...item,
          seenChange: String(stockChanges.edges[0]?.node.key ?? 0),
        }));
        const [item] = stockItems;
        if (item === undefined) note({ kind: "UNKNOWN", text });
        else if (stockItems.length === 1) take(item);
        else note({ kind: "SEVERAL", text, items: stockItems });
      },
      error: (error: unknown) => {
        setPending((count) => count - 1);
        note({ kind: "FAILED", text, error });
      },
      complete: () => setPending((count) => count - 1),
    });
  };
  return { ...last, isLooking: pending > 0, scan, take };
}
