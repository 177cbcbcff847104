import { graphql } from "react-relay";
import type { OpenCustomerQuery } from "../../__generated__/OpenCustomerQuery.graphql.ts";
import type { EditedRecord } from "../../relay/records/RecordDialogs.tsx";
import { useLoadedQuery } from "../../relay/routeQuery.ts";
import { CustomerEditor } from "./CustomerEditor.tsx";

/** Renders the form of a loaded customer. */
export function EditCustomer({ loaded, missing, onClose }: EditedRecord<OpenCustomerQuery>) {
  const { node, discounts } = useLoadedQuery<OpenCustomerQuery>(
    graphql`
      query OpenCustomerQuery($id: ID!) {
        node(id: $id) {
          id
          ...CustomerEditor_customer @alias(as: "record")
        }
        discounts(filter: { audience: CUSTOMER }, first: 100) {
          ...useAvailableDiscounts_discounts
        }
      }
    `,
    loaded,
  );
  if (node?.record == null) return missing;
  return <CustomerEditor key={node.id} customer={node.record} choices={discounts} onClose={onClose} />;
}
