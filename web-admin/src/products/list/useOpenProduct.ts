import { useLocation, useNavigate } from "react-router";
import { productPath } from "../../paths.ts";
import { productNumber } from "./productSearch.ts";

/** The state of a navigation from the list to a product: the filters and the page of the list. */
export interface FromProductList {
  list: string;
}

/** Returns a function that opens the page of a product, from which the user returns to the list as it is now. */
export function useOpenProduct(): (id: string) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (id) => {
    const state: FromProductList = { list: search };
    void navigate(productPath(productNumber(id)), { state });
  };
}
