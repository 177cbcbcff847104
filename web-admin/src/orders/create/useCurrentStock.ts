import { Refusal } from "@machiya/schema/client/refusal";
import { useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, graphql } from "relay-runtime";
import type { useCurrentStockQuery } from "../../__generated__/useCurrentStockQuery.graphql.ts";
import type { ChosenProduct } from "./ChosenProducts.tsx";

/** A quantity step that was set in the meantime is an INVALID_INPUT. */
const STOCK_ERRORS = ["OUT_OF_STOCK", "PRE_ORDER_CHANGED", "INVALID_INPUT"];

/**
 * Reads the stocks, pre-orders, and quantity steps of the chosen products again when an order is refused because of them, so that the form
 * shows what can be ordered now.
 */
export function useCurrentStock(
  error: unknown,
  chosen: readonly ChosenProduct[],
  onChange: (chosen: readonly ChosenProduct[]) => void,
): void {
  const environment = useRelayEnvironment();
  const load = useEffectEvent(() =>
    fetchQuery<useCurrentStockQuery>(
      environment,
      graphql`
        query useCurrentStockQuery($ids: [ID!]!) {
          nodes(ids: $ids) {
            id
            ... on Product {
              stock
              preOrderLeft
              preOrderDay
              quantityStep
            }
          }
        }
      `,
      { ids: chosen.map(({ id }) => id) },
    ),
  );
  const update = useEffectEvent((nodes: useCurrentStockQuery["response"]["nodes"]) => {
    const products = new Map(nodes.flatMap((node) => (node == null ? [] : [[node.id, node]])));
    onChange(
      chosen.map((product) => {
        const {
          stock = product.stock,
          preOrderLeft,
          preOrderDay,
          quantityStep,
        } = products.get(product.id) ?? {};
        return { ...product, stock, preOrderLeft, preOrderDay, quantityStep };
      }),
    );
  });
  useEffect(() => {
    if (!(error instanceof Refusal) || !STOCK_ERRORS.includes(error.code ?? "")) return;
    const request = load().subscribe({ next: ({ nodes }) => update(nodes), error: () => {} });
    return () => request.unsubscribe();
  }, [error]);
}
