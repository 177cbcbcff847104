import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { readFilters } from "@machiya/schema/domain/listFilters/listFilters";
import { orderFilters } from "@machiya/schema/domain/listFilters/orderFilters";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router";
import type { OrderTabsQuery } from "../../__generated__/OrderTabsQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { openOrdersPath, paths, transfersToCheckPath } from "../../paths.ts";
import { useBackgroundQuery } from "../../relay/useBackgroundQuery.ts";
import { onOrderChange } from "../alerts/orderEvents.ts";

const useStyles = makeStyles({
  root: {
    display: "flex",
    columnGap: "4px",
    margin: 0,
    padding: 0,
    listStyle: "none",
    overflowX: "auto",
    scrollbarWidth: "thin",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tab: {
    display: "flex",
    alignItems: "center",
    columnGap: "6px",
    padding: "8px 12px",
    "@media (pointer: coarse)": { paddingBlock: "11px" },
    whiteSpace: "nowrap",
    textDecorationLine: "none",
    color: tokens.colorNeutralForeground2,
    borderBottom: "2px solid transparent",
    ":hover": { color: tokens.colorNeutralForeground1 },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderBottomColor: tokens.colorBrandStroke1,
  },
  count: {
    // The tabs keep their places when the counts arrive, so that no click is lost.
    minWidth: "3ch",
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: "tabular-nums",
    fontWeight: tokens.fontWeightRegular,
  },
});

/** The filters that tell the tabs apart. */
const TAB_FILTERS = ["state", "paymentMethod", "paymentState"] as const;

const tabOf = (search: URLSearchParams): string => {
  const filters = readFilters(orderFilters, search);
  return TAB_FILTERS.map((name) => filters[name]).join(" ");
};

/** The states of orders as tabs with their live counts; each is an address. */
export function OrderTabs() {
  const styles = useStyles();
  const words = useMessages("orders");
  const { all } = useMessages("ui");
  const states = useLabels().orderState;
  const [search] = useSearchParams();
  const counts = useBackgroundQuery<OrderTabsQuery>(
    graphql`
      query OrderTabsQuery {
        todo: orderSummary(filter: { states: [ESTABLISHED, IN_ACTION, WAITING] }) { count }
        established: orderSummary(filter: { states: [ESTABLISHED] }) { count }
        inAction: orderSummary(filter: { states: [IN_ACTION] }) { count }
        waiting: orderSummary(filter: { states: [WAITING] }) { count }
        transfers: orderSummary(
          filter: {
            states: [ESTABLISHED, IN_ACTION, WAITING]
            paymentMethods: [BANK_TRANSFER]
            paymentStates: [UNPAID]
          }
        ) { count }
        complete: orderSummary(filter: { states: [COMPLETE] }) { count }
        all: orderSummary { count }
      }
    `,
    {},
    onOrderChange,
  );
  const tabs = [
    { label: words.tabTodo, to: openOrdersPath, count: counts?.todo.count },
    { label: states.ESTABLISHED, to: `${paths.orders}?state=ESTABLISHED`, count: counts?.established.count },
    { label: states.IN_ACTION, to: `${paths.orders}?state=IN_ACTION`, count: counts?.inAction.count },
    { label: states.WAITING, to: `${paths.orders}?state=WAITING`, count: counts?.waiting.count },
    { label: words.tabTransfers, to: transfersToCheckPath, count: counts?.transfers.count },
    { label: states.COMPLETE, to: `${paths.orders}?state=COMPLETE`, count: counts?.complete.count },
    { label: all, to: paths.orders, count: counts?.all.count },
  ];
  const current = tabOf(search);
  return (
    <nav aria-label={words.tabs}>
      <ul className={styles.root}>
        {tabs.map(({ label, to, count }) => {
          const isCurrent = tabOf(new URLSearchParams(to.split("?")[1] ?? "")) === current;
          return (
            <li key={to}>
              <Link
                to={to}
                className={mergeClasses(styles.tab, isCurrent && styles.current)}
                aria-current={isCurrent ? "page" : undefined}
              >
                {label}
                <span className={styles.count}>{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
