import { graphql, useFragment } from "react-relay";
import type { ProductTypeRow_productType$key } from "../__generated__/ProductTypeRow_productType.graphql.ts";
import { SelectBox } from "../ui/selection.tsx";
import { Cell, Clamp, Row, RowHead } from "../ui/Table.tsx";
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
    <Row>
      <Cell>
        <SelectBox id={data.id} label={data.name} />
      </Cell>
      <Cell stick="start" nowrap>
        {productTypeNumber(data.id)}
      </Cell>
      <RowHead>
        <Clamp>{data.name}</Clamp>
      </RowHead>
      <Cell>{data.description !== "" && <Clamp>{data.description}</Clamp>}</Cell>
      <Cell numeric>{data.productCount}</Cell>
      <Cell stick="end" nowrap>
        <ProductTypeActions id={data.id} name={data.name} />
      </Cell>
    </Row>
  );
}
