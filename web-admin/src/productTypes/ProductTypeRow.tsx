import { graphql, useFragment } from "react-relay";
import type { ProductTypeRow_productType$key } from "../__generated__/ProductTypeRow_productType.graphql.ts";
import { RecordRow } from "../ui/RecordRow.tsx";
import { Cell, Clamp } from "../ui/Table.tsx";
import { ProductTypeActions } from "./ProductTypeActions.tsx";
import { productTypeNumber } from "./productTypeSearch.ts";

/** One product type of the table, in the columns of ProductTypeTable. */
export function ProductTypeRow({ productType }: { productType: ProductTypeRow_productType$key }) {
  const data = useFragment(
    graphql`
      fragment ProductTypeRow_productType on ProductType {
        id
        name
        description
        productCount
      }
    `,
    productType,
  );
  return (
    <RecordRow
      id={data.id}
      number={productTypeNumber(data.id)}
      name={data.name}
      actions={<ProductTypeActions id={data.id} name={data.name} />}
    >
      <Cell>{data.description !== "" && <Clamp>{data.description}</Clamp>}</Cell>
      <Cell numeric>{data.productCount}</Cell>
    </RecordRow>
  );
}
