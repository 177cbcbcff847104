import { graphql, useLazyLoadQuery } from "react-relay";
import type { useServiceChoicesQuery } from "../../__generated__/useServiceChoicesQuery.graphql.ts";
import { type PickerState, usePicker } from "../../relay/picker/usePicker.ts";
import { findServices, type ServiceChoice } from "../../services/findServices.ts";

/** Returns the bookable services, newest first. It suspends while they load. */
export function useServiceChoices(): PickerState<ServiceChoice> {
  const { services } = useLazyLoadQuery<useServiceChoicesQuery>(
    graphql`
      query useServiceChoicesQuery {
        services(first: 100) {
          edges {
            node {
              id
              name
              durationMinutes
              price
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const known = services.edges.map(({ node }) => node);
  return usePicker({ known, isLonger: services.pageInfo.hasNextPage, find: findServices });
}
