import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { orderFilters } from "@machiya/schema/domain/listFilters/orderFilters";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { OrderSummaryQuery } from "../../__generated__/OrderSummaryQuery.graphql.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { useBackgroundQuery } from "../../relay/useBackgroundQuery.ts";
import { onOrderChange } from "../alerts/orderEvents.ts";

/** Shows the number of filtered orders and the sum of their totals. */
export function OrderSummary() {
  const words = useMessages("orders");
  const money = useMoney();
  const [search] = useSearchParams();
  const data = useBackgroundQuery<OrderSummaryQuery>(
    graphql`
      query OrderSummaryQuery($filter: OrderFilter) {
        orderSummary(filter: $filter) {
          count
          total
        }
      }
    `,
    { filter: filterInput(orderFilters, search) },
    onOrderChange,
  );
  if (data === null) return null;
  const { count, total } = data.orderSummary;
  return <span aria-live="polite">{words.summary(count, money(total))}</span>;
}
