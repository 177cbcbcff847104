import { useMessages } from "../../language/language.ts";
import { Page } from "../../ui/Page.tsx";
import { ProductFinder } from "../create/ProductFinder.tsx";

/** Shows the products in stock in the product picker, without a choice (shop.md §2). */
export function ProductShowPage() {
  const { showTitle } = useMessages("orderEdit");
  return (
    <Page title={showTitle}>
      <ProductFinder label={showTitle} />
    </Page>
  );
}
