import { graphql, useFragment } from "react-relay";
import type { useTypeOptions_productTypes$key } from "../../__generated__/useTypeOptions_productTypes.graphql.ts";
import { findProductTypes } from "../../productTypes/findProductTypes.ts";
import { type PickerItem, type PickerState, usePicker } from "../../relay/picker/usePicker.ts";

/** Returns the product types to choose from; `own` are those of the product. */
export function useTypeOptions(
  key: useTypeOptions_productTypes$key,
  own: readonly PickerItem[],
): PickerState {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment useTypeOptions_productTypes on ProductTypeConnection {
        edges {
          node {
            id
            name
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    `,
    key,
  );
  const known = [...edges.map(({ node }) => node), ...own];
  return usePicker({ known, isLonger: pageInfo.hasNextPage, find: findProductTypes });
}
