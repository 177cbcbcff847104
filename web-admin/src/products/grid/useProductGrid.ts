import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { productFilters } from "@machiya/schema/domain/listFilters/productFilters";
import { useCallback, useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router";
import type { useProductGridQuery } from "../../__generated__/useProductGridQuery.graphql.ts";
import type { GridProduct } from "./gridDraft.ts";

/** The number of products that the grid shows. */
export const GRID_ROWS = 100;

export interface LoadedGrid {
  products: readonly GridProduct[];
  /** The number of products that the filter matches. */
  total: number;
  /** The types by name. */
  types: ReadonlyMap<string, string>;
}

const byName = (types: readonly { id: string; name: string }[]): ReadonlyMap<string, string> =>
  new Map(types.map(({ id, name }) => [name, id]));

/** Loads the first products of the list's filter, and again when `reload` is called. */
export function useProductGrid() {
  const environment = useRelayEnvironment();
  const [search] = useSearchParams();
  const [state, setState] = useState<{ loaded: LoadedGrid | null; error: unknown }>({
    loaded: null,
    error: null,
  });
  const key = JSON.stringify(filterInput(productFilters, search));
  const load = useCallback(
    () =>
      fetchQuery<useProductGridQuery>(
        environment,
        graphql`
          query useProductGridQuery($filter: ProductFilter, $first: Int!) {
            products(filter: $filter, first: $first) {
              totalCount
              edges {
                node {
                  id
                  version
                  name
                  price
                  stock
                  hasVariants
                  state
                  types {
                    id
                    name
                  }
                }
              }
            }
            productTypes(first: $first) {
              edges {
                node {
                  id
                  name
                }
              }
            }
          }
        `,
        { filter: JSON.parse(key), first: GRID_ROWS },
        { networkCacheConfig: { force: true } },
      ).subscribe({
        next: ({ products, productTypes }) =>
          setState({
            loaded: {
              total: products.totalCount,
              products: products.edges.map(({ node: { id, version, hasVariants, types, ...cells } }) => ({
                id,
                version,
                hasVariants,
                types: byName(types),
                cells: { ...cells, types: types.map(({ name }) => name).join(", ") },
              })),
              types: byName(productTypes.edges.map(({ node }) => node)),
            },
            error: null,
          }),
        error: (error: unknown) => setState((latest) => ({ ...latest, error })),
      }),
    [environment, key],
  );
  useEffect(() => {
    const request = load();
    return () => request.unsubscribe();
  }, [load]);
  return { ...state, reload: () => void load() };
}
