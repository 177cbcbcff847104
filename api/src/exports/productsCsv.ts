import type { ProductState } from "@machiya/prisma/enums";
import { IMPORT_COLUMNS, type ImportColumn } from "@machiya/schema/domain/productImport";
import { parse } from "graphql";
import { csvOf } from "./csv.ts";

export const productsDocument = parse(`
  query ProductsExport($filter: ProductFilter, $first: Int!) {
    products(filter: $filter, first: $first) {
      edges { node { name code description price stock topPick state types { name } } }
    }
  }
`);

interface ProductNode {
  name: string;
  code: string;
  description: string;
  price: string;
  stock: string;
  topPick: boolean;
  state: ProductState;
  types: { name: string }[];
}

export interface ProductsData {
  products: { edges: { node: ProductNode }[] };
}

/** Products as importProducts reads them, in no language: what was exported and imported again changes nothing. */
export function productsCsv({ products }: ProductsData): string {
  const cells = (product: ProductNode): Record<ImportColumn, string> => ({
    name: product.name,
    code: product.code,
    description: product.description,
    price: product.price,
    stock: product.stock,
    top_pick: String(product.topPick),
    state: product.state,
    types: product.types.map(({ name }) => name).join(";"),
  });
  return csvOf(
    IMPORT_COLUMNS,
    products.edges.map(({ node }) => {
      const row = cells(node);
      return IMPORT_COLUMNS.map((column) => row[column]);
    }),
  );
}
