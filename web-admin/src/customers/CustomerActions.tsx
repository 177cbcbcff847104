import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { CustomerActions_customer$key } from "../__generated__/CustomerActions_customer.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useOpen } from "../relay/useOpen.ts";
import { DeleteAction, EditAction, RowAction, RowActions } from "../ui/RowActions.tsx";
import { BlockDialog } from "./BlockDialog.tsx";
import { customerNumber } from "./customerSearch.ts";
import { DeleteCustomersDialog } from "./DeleteCustomersDialog.tsx";
import { messages } from "./messages.ts";
import { UnblockDialog } from "./UnblockDialog.tsx";

/** What may be done with a customer. */
export function CustomerActions({ customer }: { customer: CustomerActions_customer$key }) {
  const words = useMessages(messages);
  const { open } = useOpen("edit");
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<"block" | "unblock" | "delete" | null>(null);
  const data = useFragment(
    graphql`
      fragment CustomerActions_customer on Customer {
        id
        name
        block {
          id
          ...UnblockDialog_block
        }
        ...BlockDialog_customer
      }
    `,
    customer,
  );
  const { id, name, block } = data;
  const stopAsking = () => setAsking(null);
  return (
    <RowActions>
      {block == null ? (
        <RowAction label={words.blockLabel(name)} onClick={() => setAsking("block")}>
          {words.block}
        </RowAction>
      ) : (
        <RowAction label={words.unblockLabel(name)} onClick={() => setAsking("unblock")}>
          {words.unblock}
        </RowAction>
      )}
      <EditAction label={words.editLabel(name)} onClick={() => open(customerNumber(id))} />
      <DeleteAction label={words.deleteLabel(name)} onClick={() => setAsking("delete")} />
      {asking === "block" && <BlockDialog customer={data} onClose={stopAsking} />}
      {asking === "unblock" && block != null && <UnblockDialog block={block} onClose={stopAsking} />}
      {asking === "delete" && (
        <DeleteCustomersDialog
          ids={[id]}
          question={words.deleteQuestion(name)}
          onDone={() => void revalidate()}
          onClose={stopAsking}
        />
      )}
    </RowActions>
  );
}
