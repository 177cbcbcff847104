import { graphql, type PreloadedQuery } from "react-relay";
import type { OpenCustomerQuery } from "../__generated__/OpenCustomerQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { NotFoundDialog } from "../relay/NotFoundDialog.tsx";
import { useLoadedQuery, useRouteLoaded } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { OpenedDialog } from "../ui/Opened.tsx";
import { CustomerEditor } from "./CustomerEditor.tsx";
import { messages } from "./messages.ts";

/** The editor of the customer named in the address (`?edit=`); nothing while none is. */
export function OpenCustomer() {
  const words = useMessages(messages);
  const loaded = useRouteLoaded<OpenCustomerQuery>();
  const { close } = useOpen("edit");
  if (loaded === null) return null;
  return (
    <OpenedDialog title={words.editTitle} attempt={loaded} onClose={close}>
      <LoadedCustomer loaded={loaded} onClose={close} />
    </OpenedDialog>
  );
}

interface LoadedCustomerProps {
  loaded: PreloadedQuery<OpenCustomerQuery>;
  onClose: () => void;
}

function LoadedCustomer({ loaded, onClose }: LoadedCustomerProps) {
  const words = useMessages(messages);
  const { node, discounts } = useLoadedQuery<OpenCustomerQuery>(
    graphql`
      query OpenCustomerQuery($id: ID!) {
        node(id: $id) {
          id
          ...CustomerEditor_customer @alias(as: "record")
        }
        discounts(filter: { audience: CUSTOMER }, first: 100) {
          ...CustomerEditor_choices
        }
      }
    `,
    loaded,
  );
  if (node?.record == null) return <NotFoundDialog title={words.editTitle} onClose={onClose} />;
  return <CustomerEditor key={node.id} customer={node.record} choices={discounts} onClose={onClose} />;
}
