import { graphql, useFragment } from "react-relay";
import type { useServiceOptions_services$key } from "../../__generated__/useServiceOptions_services.graphql.ts";
import { type PickerItem, type PickerState, usePicker } from "../../relay/picker/usePicker.ts";
import { findServices } from "../../services/findServices.ts";

/** Returns the services to choose from; `own` are those that the staff member offers. */
export function useServiceOptions(
  key: useServiceOptions_services$key,
  own: readonly PickerItem[],
): PickerState {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment useServiceOptions_services on ServiceConnection {
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
  return usePicker<PickerItem>({ known, isLonger: pageInfo.hasNextPage, find: findServices });
}
