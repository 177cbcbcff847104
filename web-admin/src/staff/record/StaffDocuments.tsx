import { graphql, useLazyLoadQuery } from "react-relay";
import StaffDocumentsQueryNode, {
  type StaffDocumentsQuery,
} from "../../__generated__/StaffDocumentsQuery.graphql.ts";
import { StaffEditor } from "./StaffEditor.tsx";
import { StaffHistory } from "./StaffHistory.tsx";
import type { FormTab, StaffTab } from "./staffTabs.ts";

interface StaffDocumentsProps {
  id: string;
  tab: StaffTab;
  onTab: (tab: FormTab) => void;
}

/** Loads all data of a staff member, which only administrators may query, and shows it in a form. */
export function StaffDocuments({ id, tab, onTab }: StaffDocumentsProps) {
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
      <StaffEditor key={node.id} staffMember={node.record} services={services} tab={tab} onTab={onTab} />
      {node.history != null && tab === "info" && (
        <StaffHistory
          staffMember={node.history}
          shownBy={{ document: StaffDocumentsQueryNode, variables: { id } }}
        />
      )}
    </>
  );
}
