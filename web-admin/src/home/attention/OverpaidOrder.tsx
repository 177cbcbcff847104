import { graphql, useFragment } from "react-relay";
import type { OverpaidOrder_order$key } from "../../__generated__/OverpaidOrder_order.graphql.ts";
import { CustomerLink } from "../../customers/CustomerLink.tsx";
import { useMessages } from "../../language/language.ts";
import { useOrderMoney } from "../../language/useOrderMoney.ts";
import { orderPath } from "../../paths.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { AttentionRow } from "./AttentionRow.tsx";

/** An order that holds more money than it costs, which its panel offers to return. */
export function OverpaidOrder({ order }: { order: OverpaidOrder_order$key }) {
  const words = useMessages("home");
  const { overpaid: excess } = useMessages("orders");
  const money = useOrderMoney();
  const { number, buyerName, customer, overpaid, currency } = useFragment(
    graphql`
      fragment OverpaidOrder_order on Order {
        number
        buyerName
        customer {
          id
          erased
        }
        overpaid
        currency
      }
    `,
    order,
  );
  return (
    <AttentionRow
      reason={words.reasons.ORDER_OVERPAID}
      isLate={false}
      title={
        <>
          <TextLink to={orderPath(number)}>{words.order(number)}</TextLink>
          <CustomerLink customer={customer} name={buyerName} />
        </>
      }
      detail={<strong>{excess(money(overpaid, currency))}</strong>}
    >
      <TextLink to={orderPath(number)}>{words.returnExcess}</TextLink>
    </AttentionRow>
  );
}
