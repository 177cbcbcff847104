import { CurrencyProvider } from "@machiya/schema/client/CurrencyProvider";
import { withParams } from "@machiya/schema/client/urlParams";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "wouter";
import type { MyOrdersPageQuery } from "../__generated__/MyOrdersPageQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { currentPlace, navigate, useSearch } from "../location.ts";
import { paths } from "../paths.ts";
import { type PageProps, useRoute } from "../relay/RoutePage.tsx";
import { Button } from "../ui/Button.tsx";
import { Empty } from "../ui/Empty.tsx";
import styles from "./MyOrdersPage.module.css";
import { OrderRow } from "./OrderRow.tsx";
import { OrderSearchPanel } from "./OrderSearchPanel.tsx";
import { PAGE_SIZE, readOrderSearch } from "./orderSearch.ts";
import { useMyOrderChanges } from "./useMyOrderChanges.ts";

function go(changes: Readonly<Record<string, string | null>>): void {
  const { path, search } = currentPlace();
  navigate(path + withParams(search, changes), { replace: true });
}

export function MyOrdersPage({ query }: PageProps<MyOrdersPageQuery>) {
  const { myOrders, store } = usePreloadedQuery<MyOrdersPageQuery>(
    graphql`
      query MyOrdersPageQuery($filter: MyOrderFilter, $count: Int!, $after: String) {
        myOrders(filter: $filter, first: $count, after: $after) {
          totalCount
          edges {
            node {
              id
              currency
              ...OrderRow_order
            }
          }
        }
        store {
          timeZone
        }
      }
    `,
    query,
  );
  const text = useMessages("myOrders");
  const { pending, reload } = useRoute();
  const announcement = useMyOrderChanges(query.id, reload);
  const search = readOrderSearch(useSearch());
  const searching = search.recipientName !== "" || search.state !== null;
  const last = Math.max(1, Math.ceil(myOrders.totalCount / PAGE_SIZE));
  return (
    <div className={styles.page}>
      <h1>{text.title}</h1>
      <OrderSearchPanel search={search} onChange={(changes) => go({ ...changes, page: null })} />
      <p className="visuallyHidden" role="status">
        {announcement}
      </p>
      {myOrders.edges.length === 0 ? (
        <Empty
          icon="orders"
          title={searching ? text.noneFound : text.none}
          body={searching ? text.noneFoundBody : text.noneBody}
        >
          {searching || search.page > 1 ? (
            <Button look="quiet" onClick={() => go({ recipient: null, state: null, page: null })}>
              {text.clear}
            </Button>
          ) : (
            <Link href={paths.storefront} className={styles.toShop ?? ""}>
              {text.toShop}
            </Link>
          )}
        </Empty>
      ) : (
        <>
          <p className={styles.count}>{text.count(myOrders.totalCount)}</p>
          <ul className={pending ? `${styles.list} ${styles.pending}` : styles.list} aria-busy={pending}>
            {myOrders.edges.map(({ node }) => (
              <li key={node.id}>
                <CurrencyProvider currency={node.currency}>
                  <OrderRow order={node} timeZone={store?.timeZone ?? null} />
                </CurrencyProvider>
              </li>
            ))}
          </ul>
          {last > 1 && (
            <nav className={styles.pages} aria-label={text.page(search.page, last)}>
              <Button
                look="quiet"
                disabled={search.page <= 1}
                onClick={() => go({ page: String(search.page - 1) })}
              >
                {text.previous}
              </Button>
              <span>{text.page(search.page, last)}</span>
              <Button
                look="quiet"
                disabled={search.page >= last}
                onClick={() => go({ page: String(search.page + 1) })}
              >
                {text.next}
              </Button>
            </nav>
          )}
        </>
      )}
    </div>
  );
}
