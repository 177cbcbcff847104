import { z } from "zod";
import { requireRowNumber } from "../wire/rowNumber.ts";

/** A group of products, which is a tab of the storefront (shop.md §3, Product type). */
export const productType = z
  .object({ id: z.int(), name: z.string(), description: z.string() })
  .meta({ id: "ProductType" });

export interface ProductTypeData {
  id: string;
  name: string;
  description: string;
}

export const PRODUCT_TYPE_FIELDS = `
  fragment RestProductType on ProductType { id name description }
`;

export function presentProductType({ id, name, description }: ProductTypeData): z.output<typeof productType> {
  return { id: requireRowNumber("ProductType", id), name, description };
}
