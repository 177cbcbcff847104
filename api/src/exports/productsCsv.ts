import type { ProductState } from "@machiya/prisma/enums";
import { IMPORT_COLUMNS, type ImportColumn } from "@machiya/schema/domain/products/productImport";
import { parse } from "graphql";
import { type CsvRow, NumericCell } from "./csv.ts";

export const productsDocument = parse(`
  query ProductsExport($filter: ProductFilter, $first: Int!) {
    products(filter: $filter, first: $first) {
      edges { node { id name code description price stock topPick state types { name } keywords } }
    }
  }
`);

interface ProductNode {
  id: string;
  name: string;
  code: string;
  description: string;
  price: string;
  stock: string;
  topPick: boolean;
  state: ProductState;
  types: { name: string }[];
  keywords: string;
}

export interface ProductsData {
  products: { edges: { node: ProductNode }[] };
}

/** The column names, which are the same in every language. */
export const PRODUCT_HEADER = IMPORT_COLUMNS;

/**
 * Formats products as importProducts reads them, so that importing an exported file unchanged changes
 * nothing.
 */
export function productRows({ products }: ProductsData): CsvRow[] {
  const cells = (product: ProductNode): Record<ImportColumn, CsvRow[number]> => ({
    name: product.name,
    code: product.code,
    description: product.description,
    price: new NumericCell(product.price),
    stock: new NumericCell(product.stock),
    top_pick: String(product.topPick),
    state: product.state,
    types: product.types.map(({ name }) => name).join(";"),
    keywords: product.keywords,
  });
  return products.edges.map(({ node }) => {
    const row = cells(node);
    return IMPORT_COLUMNS.map((column) => row[column]);
  });
}
