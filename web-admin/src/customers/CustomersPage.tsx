import CustomerListQueryNode, { type CustomerListQuery } from "../__generated__/CustomerListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { pageSizeOf } from "../preferences/preferenceStore.ts";
import { ListPage } from "../relay/records/ListPage.tsx";
import { CustomerFilters } from "./CustomerFilters.tsx";
import { CustomerList } from "./CustomerList.tsx";
import { DeleteCustomersDialog } from "./DeleteCustomersDialog.tsx";

/** The screen of the customers, who come through LINE. */
export function CustomersPage() {
  const words = useMessages("customers");
  return (
    <ListPage<CustomerListQuery>
      title={words.title}
      document={CustomerListQueryNode}
      pageSize={pageSizeOf("customers")}
      tools={null}
      filters={<CustomerFilters />}
      deleting={(ids, onClose) => (
        <DeleteCustomersDialog ids={ids} itemsToDelete={{ count: ids.length }} onClose={onClose} />
      )}
    >
      {(loaded, stale) => <CustomerList loaded={loaded} stale={stale} />}
    </ListPage>
  );
}
