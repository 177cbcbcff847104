import { graphql, useLazyLoadQuery } from "react-relay";
import type { OwnPapersQuery } from "../__generated__/OwnPapersQuery.graphql.ts";
import { PersonnelFacts } from "./PersonnelFacts.tsx";

/** What the person who looks may know about themself alone. */
export function OwnPapers() {
  const { viewer } = useLazyLoadQuery<OwnPapersQuery>(
    graphql`
      query OwnPapersQuery {
        viewer {
          staffMember {
            ...PersonnelFacts_staffMember
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return viewer.staffMember == null ? null : <PersonnelFacts staffMember={viewer.staffMember} />;
}
