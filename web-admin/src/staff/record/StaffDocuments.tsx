import { graphql, useLazyLoadQuery } from "react-relay";
import type { StaffDocumentsQuery } from "../../__generated__/StaffDocumentsQuery.graphql.ts";
import { StaffEditor } from "./StaffEditor.tsx";
import { StaffHistory } from "./StaffHistory.tsx";

/** Loads all data of a staff member, which only administrators may query, and shows it in a form. */
export function StaffDocuments({ id }: { id: string }) {
  const { node, services } = useLazyLoadQuery<StaffDocumentsQuery>(
    graphql`
      query StaffDocumentsQuery($id: ID!) {
        node(id: $id) {
          id
          ...StaffEditor_staffMember @alias(as: "record")
          ...StaffHistory_staffMember @alias(as: "history")
        }
        services(first: 100) {
          ...useServiceOptions_services
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  if (node?.record == null) return null;
  return (
    <>
      <StaffEditor key={node.id} staffMember={node.record} services={services} />
      {node.history != null && <StaffHistory staffMember={node.history} />}
    </>
  );
}
