import { globalId } from "@machiya/schema/ids";
import { PRODUCT_FIELDS, type ProductData, STAFF_PRODUCT_FIELDS } from "../entities/product.ts";
import { document } from "../protocol/graphql.ts";
import { IS_TOP, PRODUCT_STATUS } from "../wire/codes.ts";
import type { Connection } from "../wire/paging.ts";
import { code, id, optional, type Reader, several, text } from "../wire/wireTypes.ts";

/** The top filter; 0 means all (shop.md §9). */
const topFilter: Reader<"ALL" | keyof typeof IS_TOP> = code({ ALL: 0, ...IS_TOP });

/** Combines several values of the top filter; undefined means all. */
function topPick(values: readonly ("ALL" | keyof typeof IS_TOP)[] | undefined): boolean | undefined {
  const requested = new Set(values);
  return requested.size === 1 && !requested.has("ALL") ? requested.has("TOP_PICK") : undefined;
}

/** The filters of both the admin and the line product list. */
export const productFilterInput = {
  code: optional(text),
  name: optional(text),
  status: optional(several(code(PRODUCT_STATUS))),
  is_top: optional(several(topFilter)),
  product_type_ids: optional(several(id)),
};

interface ProductFilter {
  code?: string | undefined;
  name?: string | undefined;
  status?: readonly string[] | undefined;
  is_top?: readonly ("ALL" | keyof typeof IS_TOP)[] | undefined;
  product_type_ids?: readonly number[] | undefined;
}

/** Returns GraphQL's ProductFilter. */
export function productFilterVariables(input: ProductFilter): Record<string, unknown> {
  return {
    code: input.code,
    name: input.name,
    states: input.status,
    topPick: topPick(input.is_top),
    typeIds: input.product_type_ids?.map((one) => globalId("ProductType", one)),
  };
}

/** The products with the fields that only staff may read. */
export const STAFF_PRODUCTS_DOCUMENT = document<{ products: Connection<ProductData> }>(`
  query RestStaffProducts($filter: ProductFilter, $first: Int, $after: String) {
    products(filter: $filter, first: $first, after: $after) {
      totalCount
      edges { node { ...RestProduct ...RestStaffProduct } }
    }
  }
  ${PRODUCT_FIELDS}
  ${STAFF_PRODUCT_FIELDS}
`);

export const PRODUCTS_DOCUMENT = document<{ products: Connection<ProductData> }>(`
  query RestProducts($filter: ProductFilter, $first: Int, $after: String) {
    products(filter: $filter, first: $first, after: $after) { totalCount edges { node { ...RestProduct } } }
  }
  ${PRODUCT_FIELDS}
`);
