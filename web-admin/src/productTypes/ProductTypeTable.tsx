import { graphql, useFragment } from "react-relay";
import type { ProductTypeTable_productTypes$key } from "../__generated__/ProductTypeTable_productTypes.graphql.ts";
import { useMessages } from "../language/language.ts";
import { RecordHead } from "../ui/RecordRow.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { HeadCell, Table } from "../ui/Table.tsx";
import { messages } from "./messages.ts";
import { ProductTypeRow } from "./ProductTypeRow.tsx";

interface ProductTypeTableProps {
  productTypes: ProductTypeTable_productTypes$key;
  stale: boolean;
}

/** A page of product types as a table. Source of the columns: shop.md §2. */
export function ProductTypeTable({ productTypes, stale }: ProductTypeTableProps) {
  const words = useMessages(messages);
  const { description } = useMessages(recordMessages);
  const rows = useFragment(
    graphql`
      fragment ProductTypeTable_productTypes on ProductType @relay(plural: true) {
        id
        ...ProductTypeRow_productType
      }
    `,
    productTypes,
  );
  return (
    <Table label={words.table} stale={stale}>
      <RecordHead nameWidth={180}>
        <HeadCell width={300}>{description}</HeadCell>
        <HeadCell numeric>{words.products}</HeadCell>
      </RecordHead>
      <tbody>
        {rows.map((productType) => (
          <ProductTypeRow key={productType.id} productType={productType} />
        ))}
      </tbody>
    </Table>
  );
}
