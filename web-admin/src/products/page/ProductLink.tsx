import type { ReactNode } from "react";
import { productPath } from "../../paths.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { productNumber } from "../list/productSearch.ts";

interface ProductLinkProps {
  /** The global id of the product or variant; null for a viewer who may not edit products. */
  id: string | null | undefined;
  /** The name. */
  children: ReactNode;
}

/** Shows the name of a product as a link to its page. */
export function ProductLink({ id, children }: ProductLinkProps) {
  return id == null ? children : <TextLink to={productPath(productNumber(id))}>{children}</TextLink>;
}
