import { useEffect } from "react";
import { useQueryLoader } from "react-relay";
import OpenCustomerQueryNode, { type OpenCustomerQuery } from "../__generated__/OpenCustomerQuery.graphql.ts";
import { EditCustomer } from "../customers/edit/EditCustomer.tsx";
import { useMessages } from "../language/language.ts";
import { NotFoundDialog } from "../relay/records/NotFoundDialog.tsx";
import { AsyncDialog } from "../ui/dialogs/AsyncDialog.tsx";

/** Loads a customer and edits the record over the customer's page. */
export function EditCustomerDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { editTitle } = useMessages("customers");
  const [loaded, load] = useQueryLoader<OpenCustomerQuery>(OpenCustomerQueryNode);
  useEffect(() => load({ id }, { fetchPolicy: "store-and-network" }), [load, id]);
  if (loaded == null) return null;
  return (
    <AsyncDialog title={editTitle} attempt={loaded} onClose={onClose}>
      <EditCustomer
        loaded={loaded}
        missing={<NotFoundDialog title={editTitle} onClose={onClose} />}
        onClose={onClose}
      />
    </AsyncDialog>
  );
}
