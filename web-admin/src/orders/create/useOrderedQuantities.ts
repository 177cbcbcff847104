import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, graphql } from "relay-runtime";
import type { useOrderedQuantitiesQuery } from "../../__generated__/useOrderedQuantitiesQuery.graphql.ts";
import type { EditedLine } from "./quantity.ts";

/** A product of an order, and its limit for all orders of a customer. */
export interface LimitedLine extends Pick<EditedLine, "id" | "limitedId"> {
  maxPerCustomer?: string | null | undefined;
}

/**
 * Returns how much the other orders of a customer have of a product. It serves only a warning, so that nothing is
 * known without a customer, and when it cannot be loaded.
 */
export function useOrderedQuantities(
  customerId: string | null,
  lines: readonly LimitedLine[],
  exceptOrderId: string | null = null,
): (line: Pick<EditedLine, "id" | "limitedId">) => string {
  const environment = useRelayEnvironment();
  const [ordered, setOrdered] = useState<ReadonlyMap<string, string>>(new Map());
  const limited = lines.filter(({ maxPerCustomer }) => maxPerCustomer != null);
  const productIds = [...new Set(limited.map(({ id, limitedId }) => limitedId || id))].sort().join(" ");
  useEffect(() => {
    setOrdered(new Map());
    if (customerId === null || productIds === "") return;
    const request = fetchQuery<useOrderedQuantitiesQuery>(
      environment,
      graphql`
        query useOrderedQuantitiesQuery($ids: [ID!]!, $productIds: [ID!]!, $exceptOrderId: ID) {
          customers(filter: { ids: $ids }, first: 1) {
            edges {
              node {
                orderedQuantities(productIds: $productIds, exceptOrderId: $exceptOrderId) {
                  productId
                  quantity
                }
              }
            }
          }
        }
      `,
      { ids: [customerId], productIds: productIds.split(" "), exceptOrderId },
    ).subscribe({
      next: ({ customers }) => {
        const rows = customers.edges[0]?.node.orderedQuantities ?? [];
        setOrdered(new Map(rows.map(({ productId, quantity }) => [productId, quantity])));
      },
      error: () => {},
    });
    return () => request.unsubscribe();
  }, [environment, customerId, productIds, exceptOrderId]);
  return ({ id, limitedId }) => ordered.get(limitedId || id) ?? "0";
}
