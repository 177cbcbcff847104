import { graphql, useFragment } from "react-relay";
import type { ProductStock_product$key } from "../../__generated__/ProductStock_product.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { Tag } from "../../ui/Tag.tsx";
import { Secondary } from "../../ui/table/Table.tsx";

/** Shows the stock of a product, 0 being out of stock (shop.md §4), and how many customers wait for it. */
export function ProductStock({ product }: { product: ProductStock_product$key }) {
  const words = useMessages("products");
  const { tag } = useMessages("preOrders");
  const { stock, preOrderLeft, waitingCustomers } = useFragment(
    graphql`
      fragment ProductStock_product on Product {
        stock
        preOrderLeft
        waitingCustomers
      }
    `,
    product,
  );
  const isPreOrder = Number(stock) === 0 && Number(preOrderLeft) > 0;
  const outOfStock = <Tag tone="wait">{isPreOrder ? tag : words.outOfStock}</Tag>;
  return (
    <>
      {Number(stock) === 0 ? outOfStock : stock}
      {waitingCustomers > 0 && <Secondary>{words.waiting(waitingCustomers)}</Secondary>}
    </>
  );
}
