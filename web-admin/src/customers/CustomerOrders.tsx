import { rowId } from "@machiya/schema/ids";
import { graphql, useFragment } from "react-relay";
import type { CustomerOrders_customer$key } from "../__generated__/CustomerOrders_customer.graphql.ts";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { useCustomerName } from "./useCustomerName.ts";

/** Shows a customer's number of orders as a link to them. */
export function CustomerOrders({ customer }: { customer: CustomerOrders_customer$key }) {
  const words = useMessages("customers");
  const nameOf = useCustomerName();
  const { id, name, orderCount } = useFragment(
    graphql`
      fragment CustomerOrders_customer on Customer {
        id
        name
        orderCount
      }
    `,
    customer,
  );
  if (orderCount === 0) return "0";
  return (
    <TextLink
      to={`${paths.orders}?${new URLSearchParams({ customer: String(rowId("Customer", id)) })}`}
      label={words.ordersOf(nameOf(name), orderCount)}
    >
      {orderCount}
    </TextLink>
  );
}
