import { useState } from "react";
import { Outlet, useRevalidator } from "react-router";
import CustomerListQueryNode, { type CustomerListQuery } from "../__generated__/CustomerListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { ListPanel } from "../relay/ListPanel.tsx";
import { RefreshButton } from "../relay/RefreshButton.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { DeleteSelected } from "../ui/DeleteSelected.tsx";
import { Page } from "../ui/Page.tsx";
import { SelectionProvider } from "../ui/selection.tsx";
import { CustomerFilters } from "./CustomerFilters.tsx";
import { CustomerList } from "./CustomerList.tsx";
import { CUSTOMER_PAGE_SIZE } from "./customerSearch.ts";
import { DeleteCustomersDialog } from "./DeleteCustomersDialog.tsx";
import { messages } from "./messages.ts";

/** The people who reach the shop through LINE: filters, the numbered list, and the editor as the route's child. */
export function CustomersPage() {
  const words = useMessages(messages);
  const { revalidate } = useRevalidator();
  const wanted = useRouteLoaded<CustomerListQuery>();
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  if (wanted === null) return null;
  return (
    <SelectionProvider>
      <Page
        title={words.title}
        tools={
          <>
            <RefreshButton document={CustomerListQueryNode} variables={wanted.variables} />
            <DeleteSelected onDelete={setDeleting} />
          </>
        }
      >
        <CustomerFilters />
        <ListPanel wanted={wanted} pageSize={CUSTOMER_PAGE_SIZE}>
          {(loaded, stale) => <CustomerList loaded={loaded} stale={stale} />}
        </ListPanel>
        {deleting.length > 0 && (
          <DeleteCustomersDialog
            ids={deleting}
            question={words.deleteManyQuestion(deleting.length)}
            onDone={() => void revalidate()}
            onClose={() => setDeleting([])}
          />
        )}
        <Outlet />
      </Page>
    </SelectionProvider>
  );
}
