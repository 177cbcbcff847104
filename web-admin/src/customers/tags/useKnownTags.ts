import { graphql, useLazyLoadQuery } from "react-relay";
import type { useKnownTagsQuery } from "../../__generated__/useKnownTagsQuery.graphql.ts";

/** Loads the tags that customers have, the most frequent first. */
export function useKnownTags(): readonly string[] {
  const { customerTags } = useLazyLoadQuery<useKnownTagsQuery>(
    graphql`
      query useKnownTagsQuery {
        customerTags {
          name
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return customerTags.map(({ name }) => name);
}
