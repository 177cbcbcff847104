import { graphql, useLazyLoadQuery } from "react-relay";
import type { OwnDocumentsQuery } from "../../__generated__/OwnDocumentsQuery.graphql.ts";
import { PersonnelDetails } from "./PersonnelDetails.tsx";

/** Shows the private data that the user may read only about themselves. */
export function OwnDocuments() {
  const { viewer } = useLazyLoadQuery<OwnDocumentsQuery>(
    graphql`
      query OwnDocumentsQuery {
        viewer {
          staffMember {
            ...PersonnelDetails_staffMember
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return viewer.staffMember == null ? null : <PersonnelDetails staffMember={viewer.staffMember} />;
}
