import { productTypeFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { graphql, useFragment } from "react-relay";
import type {
  ProductTypeColumns_productType$data,
  ProductTypeColumns_productType$key,
} from "../__generated__/ProductTypeColumns_productType.graphql.ts";
import { useMessages } from "../language/language.ts";
import { RecordActions } from "../relay/records/RecordActions.tsx";
import type { TableDefinition } from "../ui/table/columns.ts";
import { textColumn } from "../ui/table/textColumn.tsx";
import { selectByName, useRecordColumns } from "../ui/table/useRecordColumns.tsx";
import { DeleteProductTypes } from "./DeleteProductTypes.tsx";

/** The actions of a product type. */
function ProductTypeActions({ id, name }: { id: string; name: string }) {
  return (
    <RecordActions
      type="ProductType"
      id={id}
      name={name}
      deleting={(onClose) => <DeleteProductTypes ids={[id]} itemsToDelete={{ name }} onClose={onClose} />}
    />
  );
}

type Row = ProductTypeColumns_productType$data;

function useRow(productType: ProductTypeColumns_productType$key): Row {
  return useFragment(
    graphql`
      fragment ProductTypeColumns_productType on ProductType {
        id
        name
        description
        productCount
      }
    `,
    productType,
  );
}

/** Returns the table of the product types (shop.md §2). */
export function useProductTypeTable(): TableDefinition<ProductTypeColumns_productType$key, Row> {
  const words = useMessages("productTypes");
  const { description } = useMessages("uiRecord");
  const { number, name, actions } = useRecordColumns<Row>({
    type: "ProductType",
    nameWidth: 180,
    actions: (row) => <ProductTypeActions id={row.id} name={row.name} />,
  });
  return {
    name: "productTypes",
    label: words.table,
    filters: productTypeFilters,
    useRow,
    select: selectByName,
    columns: [
      number,
      name,
      textColumn({ key: "description", header: description, width: 300, text: (row) => row.description }),
      {
        key: "products",
        header: words.products,
        numeric: true,
        place: "fact",
        cell: (row) => row.productCount,
      },
      actions,
    ],
  };
}
