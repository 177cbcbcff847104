import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type {
  useServiceOffers_query$data,
  useServiceOffers_query$key,
} from "../__generated__/useServiceOffers_query.graphql.ts";
import type { useServiceOffersPaginationQuery } from "../__generated__/useServiceOffersPaginationQuery.graphql.ts";
import { useRemainingPages } from "../relay/useRemainingPages.ts";

export type ServiceOffer = useServiceOffers_query$data["services"]["edges"][number]["node"];

/**
 * Returns all services, newest first. The first page has all of them for nearly every salon; while others are loading,
 * it returns the latest complete list, at first null. Throws the error of a page that could not be loaded then.
 */
export function useServiceOffers(query: useServiceOffers_query$key): readonly ServiceOffer[] | null {
  const { data, ...pages } = usePaginationFragment<
    useServiceOffersPaginationQuery,
    useServiceOffers_query$key
  >(
    graphql`
      fragment useServiceOffers_query on Query
      @argumentDefinitions(
        serviceCount: { type: "Int", defaultValue: 100 }
        serviceCursor: { type: "String" }
      )
      @refetchable(queryName: "useServiceOffersPaginationQuery") {
        services(first: $serviceCount, after: $serviceCursor)
          @connection(key: "useServiceOffers_services") {
          edges {
            node {
              id
              name
              durationMinutes
              price
              note
              offeredNamed
            }
          }
        }
      }
    `,
    query,
  );
  const [complete, setComplete] = useState(pages.hasNext ? null : data);
  if (!pages.hasNext && complete !== data) setComplete(data);
  const error = useRemainingPages(pages);
  if (error !== null && complete === null) throw error;
  return complete?.services.edges.map(({ node }) => node) ?? null;
}
