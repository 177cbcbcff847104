import { useSearchParams } from "react-router";
import CustomerListQueryNode, { type CustomerListQuery } from "../__generated__/CustomerListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { exportPaths } from "../paths.ts";
import { pageSizeOf } from "../preferences/preferenceStore.ts";
import { ListPage } from "../relay/records/ListPage.tsx";
import { useOpen } from "../relay/useOpen.ts";
import { AddButton } from "../ui/AddButton.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { CustomerFilters } from "./CustomerFilters.tsx";
import { CustomerList } from "./CustomerList.tsx";
import { DeleteCustomersDialog } from "./DeleteCustomersDialog.tsx";

/** The screen of the customers, who come through LINE or whom staff add. */
export function CustomersPage() {
  const words = useMessages("customers");
  const { csv } = useMessages("exports");
  const [search] = useSearchParams();
  const { open } = useOpen("add");
  return (
    <ListPage<CustomerListQuery>
      title={words.title}
      document={CustomerListQueryNode}
      pageSize={pageSizeOf("customers")}
      tools={
        <>
          <ExportButton path={exportPaths.customers} search={search} text={csv} />
          <AddButton onClick={() => open("new")} />
        </>
      }
      filters={<CustomerFilters />}
      deleting={(ids, onClose) => (
        <DeleteCustomersDialog ids={ids} itemsToDelete={{ count: ids.length }} onClose={onClose} />
      )}
    >
      {(loaded, stale) => <CustomerList loaded={loaded} stale={stale} />}
    </ListPage>
  );
}
