import { leadingPostalCode } from "@machiya/schema/domain/postalCode";
import { fetchQuery, graphql } from "react-relay";
import type {
  usePostalDistrictsQuery,
  usePostalDistrictsQuery$data,
} from "../__generated__/usePostalDistrictsQuery.graphql.ts";
import { environment } from "../relay/environment.ts";
import { useQueryResult } from "../relay/useQueryResult.ts";

type PostalDistricts = usePostalDistrictsQuery$data["postalDistricts"];

async function fetchDistricts(code: string): Promise<PostalDistricts> {
  const response = await fetchQuery<usePostalDistrictsQuery>(
    environment,
    graphql`
      query usePostalDistrictsQuery($code: String!) {
        postalDistricts(code: $code) {
          city
          district
        }
      }
    `,
    { code },
  ).toPromise();
  return response?.postalDistricts ?? [];
}

const NONE: PostalDistricts = [];

/** Returns the districts of the postal code with which an address begins; a failure is not shown. */
export function usePostalDistricts(address: string): PostalDistricts {
  const code = leadingPostalCode(address);
  const { data, pending } = useQueryResult(code, () => fetchDistricts(code ?? ""));
  return code === null || pending ? NONE : (data ?? NONE);
}
