import { fetchQuery, graphql } from "react-relay";
import type {
  useContactDetailsQuery,
  useContactDetailsQuery$data,
} from "../__generated__/useContactDetailsQuery.graphql.ts";
import { environment } from "../relay/environment.ts";
import { useQueryResult } from "../relay/useQueryResult.ts";
import { useSession } from "./session.tsx";

export type ContactDetails = useContactDetailsQuery$data["myContactDetails"];

async function fetchDetails(): Promise<ContactDetails | null> {
  const response = await fetchQuery<useContactDetailsQuery>(
    environment,
    graphql`
      query useContactDetailsQuery {
        myContactDetails {
          addresses
          recipients {
            name
            phone
          }
          bookingName
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  ).toPromise();
  return response?.myContactDetails ?? null;
}

/**
 * Returns what the signed-in customer entered in earlier orders and appointments; null while that is not
 * known, and without a customer. The forms work without it, so that a failure is not shown.
 */
export function useContactDetails(): ContactDetails | null {
  const { customer } = useSession();
  const id = customer?.id ?? null;
  const { data, pending } = useQueryResult(id, fetchDetails);
  return id === null || pending ? null : data;
}
