import { graphql, useFragment } from "react-relay";
import type { ProductTable_products$key } from "../__generated__/ProductTable_products.graphql.ts";
import { useMessages } from "../language/language.ts";
import { SelectAllBox } from "../ui/selection.tsx";
import { HeadCell, Table } from "../ui/Table.tsx";
import { messages } from "./messages.ts";
import { ProductRow } from "./ProductRow.tsx";

/** A page of products as a table. Source of the columns: shop.md §2. */
export function ProductTable({ products, stale }: { products: ProductTable_products$key; stale: boolean }) {
  const words = useMessages(messages);
  const rows = useFragment(
    graphql`
      fragment ProductTable_products on Product @relay(plural: true) {
        id
        ...ProductRow_product
      }
    `,
    products,
  );
  return (
    <Table label={words.table} stale={stale}>
      <thead>
        <tr>
          <HeadCell>
            <SelectAllBox />
          </HeadCell>
          <HeadCell stick="start" width={200}>
            {words.name}
          </HeadCell>
          <HeadCell>{words.code}</HeadCell>
          <HeadCell width={110}>{words.types}</HeadCell>
          <HeadCell numeric>{words.price}</HeadCell>
          <HeadCell numeric>{words.stock}</HeadCell>
          <HeadCell>{words.topPick}</HeadCell>
          <HeadCell width={150}>{words.discounts}</HeadCell>
          <HeadCell>{words.state}</HeadCell>
          <HeadCell width={200}>{words.description}</HeadCell>
          <HeadCell stick="end">{words.actions}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </tbody>
    </Table>
  );
}
