import { graphql, useFragment } from "react-relay";
import type { ProductStock_product$key } from "../../__generated__/ProductStock_product.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { Tag } from "../../ui/Tag.tsx";

/** Shows the stock of a product; 0 is out of stock (shop.md §4). */
export function ProductStock({ product }: { product: ProductStock_product$key }) {
  const words = useMessages("products");
  const { tag } = useMessages("preOrders");
  const { stock, preOrderLeft } = useFragment(
    graphql`
      fragment ProductStock_product on Product {
        stock
        preOrderLeft
      }
    `,
    product,
  );
  if (Number(stock) === 0 && Number(preOrderLeft) > 0) return <Tag tone="wait">{tag}</Tag>;
  return Number(stock) === 0 ? <Tag tone="bad">{words.outOfStock}</Tag> : stock;
}
