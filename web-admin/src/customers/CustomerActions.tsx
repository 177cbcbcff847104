import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CustomerActions_customer$key } from "../__generated__/CustomerActions_customer.graphql.ts";
import { useMessages } from "../language/language.ts";
import { RecordActions } from "../relay/records/RecordActions.tsx";
import { RowAction } from "../ui/lists/RowActions.tsx";
import { BlockDialog } from "./BlockDialog.tsx";
import { DeleteCustomersDialog } from "./DeleteCustomersDialog.tsx";
import { UnblockDialog } from "./UnblockDialog.tsx";
import { useCustomerName } from "./useCustomerName.ts";

/** The actions of a customer. */
export function CustomerActions({ customer }: { customer: CustomerActions_customer$key }) {
  const words = useMessages("customers");
  const [asking, setAsking] = useState(false);
  const data = useFragment(
    graphql`
      fragment CustomerActions_customer on Customer {
        id
        name
        block {
          ...UnblockDialog_block
        }
        ...BlockDialog_customer
      }
    `,
    customer,
  );
  const { id, block } = data;
  const name = useCustomerName()(data.name);
  const stopAsking = () => setAsking(false);
  return (
    <RecordActions
      type="Customer"
      id={id}
      name={name}
      deleting={(onClose) => <DeleteCustomersDialog ids={[id]} itemsToDelete={{ name }} onClose={onClose} />}
    >
      <RowAction
        label={block == null ? words.blockLabel(name) : words.unblockLabel(name)}
        onClick={() => setAsking(true)}
      >
        {block == null ? words.block : words.unblock}
      </RowAction>
      {asking && block == null && <BlockDialog customer={data} onClose={stopAsking} />}
      {asking && block != null && <UnblockDialog block={block} onClose={stopAsking} />}
    </RecordActions>
  );
}
