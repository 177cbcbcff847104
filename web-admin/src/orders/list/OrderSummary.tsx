import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { orderFilters } from "@machiya/schema/domain/listFilters/orderFilters";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { OrderSummaryQuery } from "../../__generated__/OrderSummaryQuery.graphql.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useOrderMoney } from "../../language/useOrderMoney.ts";
import { useBackgroundQuery } from "../../relay/useBackgroundQuery.ts";
import { onOrderChange } from "../alerts/orderEvents.ts";

/** Shows the number of filtered orders and the sum of their totals, in each currency that they have. */
export function OrderSummary() {
  const words = useMessages("orders");
  const { listSeparator } = useLabels();
  const money = useMoney();
  const moneyIn = useOrderMoney();
  const [search] = useSearchParams();
  const data = useBackgroundQuery<OrderSummaryQuery>(
    graphql`
      query OrderSummaryQuery($filter: OrderFilter) {
        orderSummary(filter: $filter) {
          count
          total
          otherCurrencies {
            currency
            count
            total
          }
        }
      }
    `,
    { filter: filterInput(orderFilters, search) },
    onOrderChange,
  );
  if (data === null) return null;
  const { count, total, otherCurrencies } = data.orderSummary;
  const others = otherCurrencies.map((other) =>
    words.summaryOf(other.count, moneyIn(other.total, other.currency)),
  );
  return (
    <span aria-live="polite">
      {words.summary(count, money(total))}
      {others.length > 0 && <> · {words.summaryOther(others.join(listSeparator))}</>}
    </span>
  );
}
