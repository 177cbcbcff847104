import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { UnblockDialog_block$key } from "../__generated__/UnblockDialog_block.graphql.ts";
import { useMessages } from "../language/language.ts";
import { ActionDialog } from "../relay/records/ActionDialog.tsx";
import { useCustomerName } from "./useCustomerName.ts";
import { useUnblockCustomers } from "./useUnblockCustomers.ts";

/** Asks for confirmation before a block is removed. */
export function UnblockDialog({ block, onClose }: { block: UnblockDialog_block$key; onClose: () => void }) {
  const words = useMessages("customers");
  const nameOf = useCustomerName();
  const { revalidate } = useRevalidator();
  const { id, customer } = useFragment(
    graphql`
      fragment UnblockDialog_block on CustomerBlock {
        id
        customer {
          name
        }
      }
    `,
    block,
  );
  return (
    <ActionDialog
      act={useUnblockCustomers()}
      variables={{ input: { ids: [id] } }}
      success={words.unblockedSuccess(nameOf(customer.name))}
      title={words.unblock}
      confirm={words.unblock}
      onDone={() => void revalidate()}
      onClose={onClose}
    >
      {words.unblockQuestion(nameOf(customer.name))}
    </ActionDialog>
  );
}
