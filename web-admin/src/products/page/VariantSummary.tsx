import { graphql, useFragment } from "react-relay";
import type { VariantSummary_product$key } from "../../__generated__/VariantSummary_product.graphql.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { Cell, HeadCell, Row, RowHead, Table } from "../../ui/table/Table.tsx";

/** Lists the variants of a product with their prices and stocks. */
export function VariantSummary({ product }: { product: VariantSummary_product$key }) {
  const words = useMessages("variants");
  const { noVariants } = useMessages("productPage");
  const money = useMoney();
  const { variants } = useFragment(
    graphql`
      fragment VariantSummary_product on Product {
        variants {
          id
          optionValues
          code
          price
          stock
          offered
        }
      }
    `,
    product,
  );
  if (variants.length === 0) return <span>{noVariants}</span>;
  return (
    <Table label={words.table} stale={false}>
      <thead>
        <tr>
          <HeadCell>{words.variant}</HeadCell>
          <HeadCell>{words.code}</HeadCell>
          <HeadCell numeric>{words.price}</HeadCell>
          <HeadCell numeric>{words.stock}</HeadCell>
          <HeadCell>{words.state}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {variants.map(({ id, optionValues, code, price, stock, offered }) => (
          <Row key={id}>
            <RowHead>{optionValues.join(" / ")}</RowHead>
            <Cell>{code}</Cell>
            <Cell numeric>{money(price)}</Cell>
            <Cell numeric>{stock}</Cell>
            <Cell>{offered ? words.states.ON_SALE : words.states.PAUSED}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
