import { PRODUCT_TYPE_FIELDS, type ProductTypeData } from "../entities/productType.ts";
import { document } from "../protocol/graphql.ts";
import type { Connection } from "../wire/paging.ts";

/** The product type query of both the admin and the line routes. */
export const PRODUCT_TYPES_DOCUMENT = document<{ productTypes: Connection<ProductTypeData> }>(`
  query RestProductTypes($filter: ProductTypeFilter, $first: Int, $after: String) {
    productTypes(filter: $filter, first: $first, after: $after) {
      totalCount
      edges { node { ...RestProductType } }
    }
  }
  ${PRODUCT_TYPE_FIELDS}
`);
