import { PersonQuestionMarkRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import type { OpenCustomerQuery } from "../__generated__/OpenCustomerQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery, useRouteLoaded } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { Notice } from "../ui/Notice.tsx";
import { OpenedDialog, PlainDialog } from "../ui/OpenedDialog.tsx";
import { CustomerEditor } from "./CustomerEditor.tsx";
import { messages } from "./messages.ts";

/** The editor of the customer named in the address (`?edit=`); nothing while none is. */
export function OpenCustomer() {
  const words = useMessages(messages);
  const loaded = useRouteLoaded<OpenCustomerQuery>();
  const { close } = useOpen("edit");
  if (loaded === null) return null;
  return (
    <OpenedDialog title={words.title} attempt={loaded} onClose={close}>
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
  const { customers, discounts } = useLoadedQuery<OpenCustomerQuery>(
    graphql`
      query OpenCustomerQuery($ids: [ID!]!) {
        customers(filter: { ids: $ids }, first: 1) {
          edges {
            node {
              id
              ...CustomerEditor_customer
            }
          }
        }
        discounts(filter: { audience: CUSTOMER }, first: 100) {
          edges {
            node {
              id
              ...CustomerEditor_choices
            }
          }
        }
      }
    `,
    loaded,
  );
  const customer = customers.edges[0]?.node;
  if (customer === undefined) {
    return (
      <PlainDialog title={words.title} onClose={onClose}>
        <Notice icon={<PersonQuestionMarkRegular />} title={words.notFound} text={words.notFoundText} />
      </PlainDialog>
    );
  }
  return (
    <CustomerEditor
      key={customer.id}
      customer={customer}
      choices={discounts.edges.map(({ node }) => node)}
      variables={loaded.variables}
      onClose={onClose}
    />
  );
}
