import { useState } from "react";
import { useLocation } from "react-router";
import { paths } from "../../paths.ts";
import type { FromProductList } from "../list/useOpenProduct.ts";

/**
 * Returns the URL of the product list as the user left it. It is read once, because a dialog over the page
 * replaces the state of the navigation.
 */
export function useListPath(): string {
  const { state } = useLocation() as { state: Partial<FromProductList> | null };
  const [search] = useState(state?.list ?? "");
  return paths.products + search;
}
