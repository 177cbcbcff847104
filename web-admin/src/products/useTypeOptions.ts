import { graphql, useFragment } from "react-relay";
import type { useTypeOptions_productTypes$key } from "../__generated__/useTypeOptions_productTypes.graphql.ts";

/** The shelves that a product can stand on. */
export function useTypeOptions(types: useTypeOptions_productTypes$key) {
  return useFragment(
    graphql`
      fragment useTypeOptions_productTypes on ProductType @relay(plural: true) {
        id
        name
      }
    `,
    types,
  );
}
