import { Button, makeStyles } from "@fluentui/react-components";
import { ArrowLeftRegular, PrintRegular } from "@fluentui/react-icons";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import type { OrderPrintQuery } from "../../__generated__/OrderPrintQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { FailureNotice } from "../../ui/feedback/Notice.tsx";
import { ListSkeleton } from "../../ui/lists/ListSkeleton.tsx";
import { Page } from "../../ui/Page.tsx";
import { OrderSheets } from "./OrderSheets.tsx";
import { type OrderSheet, printFilter } from "./printSearch.ts";

/** The number of orders in one request. */
const PAGE = 100;

const useStyles = makeStyles({ tools: { display: "flex", columnGap: "8px" } });

type Loaded = Pick<OrderPrintQuery["response"], "store"> & {
  orders: OrderPrintQuery["response"]["orders"]["edges"];
};

const document = graphql`
  query OrderPrintQuery($filter: OrderFilter, $first: Int!, $after: String) {
    store {
      name
      phone
      address
      taxPercent
      taxNumber
    }
    orders(filter: $filter, first: $first, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          number
          ...OrderSheets_order
        }
      }
    }
  }
`;

/** Loads all orders of the URL, page by page. */
function usePrintedOrders(search: URLSearchParams): { loaded: Loaded | null; error: unknown } {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<{ loaded: Loaded | null; error: unknown }>({
    loaded: null,
    error: null,
  });
  const key = JSON.stringify(printFilter(search));
  useEffect(() => {
    let left = false;
    const load = async () => {
      const orders: Loaded["orders"][number][] = [];
      for (let after: string | null = null; ; ) {
        const variables: OrderPrintQuery["variables"] = { filter: JSON.parse(key), first: PAGE, after };
        const page: OrderPrintQuery["response"] | undefined = await fetchQuery<OrderPrintQuery>(
          environment,
          document,
          variables,
          { networkCacheConfig: { force: true } },
        ).toPromise();
        if (left || page === undefined) return;
        orders.push(...page.orders.edges);
        after = page.orders.pageInfo.endCursor ?? null;
        if (!page.orders.pageInfo.hasNextPage || after === null) {
          orders.sort((a, b) => a.node.number - b.node.number);
          setState({ loaded: { store: page.store, orders }, error: null });
          return;
        }
      }
    };
    load().catch((error: unknown) => left || setState({ loaded: null, error }));
    return () => {
      left = true;
    };
  }, [environment, key]);
  return state;
}

/** The sheets of the URL's orders, `?print=pick&orders=12,13`, with a button that prints them. */
export function OrderPrintPage({ sheet }: { sheet: OrderSheet }) {
  const styles = useStyles();
  const words = useMessages("orderPrint");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { loaded, error } = usePrintedOrders(search);
  return (
    <Page
      title={words[sheet]}
      tools={
        <div className={styles.tools}>
          <Button icon={<ArrowLeftRegular />} onClick={() => void navigate(-1)}>
            {words.back}
          </Button>
          <Button
            appearance="primary"
            icon={<PrintRegular />}
            disabled={loaded === null}
            onClick={() => window.print()}
          >
            {words.print}
          </Button>
        </div>
      }
    >
      {error !== null && <FailureNotice error={error} onRetry={() => location.reload()} />}
      {loaded === null && error === null && <ListSkeleton rows={6} />}
      {loaded !== null && (
        <OrderSheets sheet={sheet} store={loaded.store} orders={loaded.orders.map(({ node }) => node)} />
      )}
    </Page>
  );
}
