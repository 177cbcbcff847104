import { useMessages } from "../../language/language.ts";
import { Page } from "../../ui/Page.tsx";
import { ProductFinder } from "../create/ProductFinder.tsx";

/** The product picker in show mode: what is in stock, with nothing to choose. Source: shop.md §2. */
export function ProductShowPage() {
  const { showTitle } = useMessages("orderEdit");
  return (
    <Page title={showTitle}>
      <ProductFinder label={showTitle} />
    </Page>
  );
}
