import { graphql, useFragment } from "react-relay";
import type { ProductTypeTable_productTypes$key } from "../__generated__/ProductTypeTable_productTypes.graphql.ts";
import { useMessages } from "../language/language.ts";
import { recordMessages } from "../ui/recordMessages.ts";
import { SelectAllBox } from "../ui/selection.tsx";
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
  const { number, name, description, actions } = useMessages(recordMessages);
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
      <thead>
        <tr>
          <HeadCell>
            <SelectAllBox />
          </HeadCell>
          <HeadCell stick="start">{number}</HeadCell>
          <HeadCell width={180}>{name}</HeadCell>
          <HeadCell width={300}>{description}</HeadCell>
          <HeadCell numeric>{words.products}</HeadCell>
          <HeadCell stick="end">{actions}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((productType) => (
          <ProductTypeRow key={productType.id} productType={productType} />
        ))}
      </tbody>
    </Table>
  );
}
