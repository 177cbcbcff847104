import { Button, makeStyles, Tab, TabList, useRestoreFocusTarget } from "@fluentui/react-components";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { graphql, useFragment } from "react-relay";
import type { ProductTabs_product$key } from "../../__generated__/ProductTabs_product.graphql.ts";
import { useMessages } from "../../language/language.ts";
import type { LoadedQuery } from "../../relay/useLiveRefetch.ts";
import { useOpen } from "../../relay/useOpen.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { productNumber } from "../list/productSearch.ts";
import { ProductDiscounts } from "../record/ProductDiscounts.tsx";
import { ProductHistory } from "../record/ProductHistory.tsx";
import { StockHistory } from "../record/StockHistory.tsx";
import { VariantSummary } from "./VariantSummary.tsx";

const TABS = ["variants", "discounts", "stock", "history"] as const;

const useStyles = makeStyles({
  tabs: { flexWrap: "wrap", marginInlineStart: "-10px" },
  content: { display: "grid", justifyItems: "start", rowGap: "12px", paddingTop: "12px", minWidth: 0 },
  empty: { margin: 0 },
});

interface ProductTabsProps {
  product: ProductTabs_product$key;
  /** The query that has loaded the product. */
  shownBy: LoadedQuery;
}

/** Shows the variants, the discounts, and the histories of a product, each in a tab. */
export function ProductTabs({ product, shownBy }: ProductTabsProps) {
  const styles = useStyles();
  const words = useMessages("productPage");
  const edit = useMessages("productEdit");
  const variantWords = useMessages("variants");
  const { menu: stockTitle } = useMessages("stockHistory");
  const restoreFocus = useRestoreFocusTarget();
  const opened = useOpen("tab");
  const variants = useOpen("variants");
  const coupons = useOpen("discounts");
  const data = useFragment(
    graphql`
      fragment ProductTabs_product on Product @argumentDefinitions(count: { type: "Int!" }) {
        id
        discounts {
          minQuantity
        }
        ...VariantSummary_product
        ...ProductDiscounts_product
        ...StockHistory_product @arguments(count: $count)
        ...ProductHistory_product
      }
    `,
    product,
  );
  const { id, discounts } = data;
  const tab = readChoice(TABS, opened.opened) || "variants";
  const titles: Record<(typeof TABS)[number], string> = {
    variants: variantWords.menu,
    discounts: edit.coupons,
    stock: stockTitle,
    history: edit.history,
  };
  return (
    <Panel padded>
      <TabList
        className={styles.tabs}
        aria-label={words.details}
        selectedValue={tab}
        onTabSelect={(_, { value }) => opened.open(String(value))}
      >
        {TABS.map((value) => (
          <Tab key={value} id={`tab-${value}`} value={value} aria-controls="product-tab">
            {titles[value]}
          </Tab>
        ))}
      </TabList>
      <div id="product-tab" role="tabpanel" aria-labelledby={`tab-${tab}`} className={styles.content}>
        {tab === "variants" && (
          <>
            <VariantSummary product={data} />
            <Button {...restoreFocus} onClick={() => variants.open(productNumber(id))}>
              {words.editVariants}
            </Button>
          </>
        )}
        {tab === "discounts" && (
          <>
            {discounts.length === 0 && <p className={styles.empty}>{edit.couponsNone}</p>}
            <ProductDiscounts product={data} />
            <Button {...restoreFocus} onClick={() => coupons.open(productNumber(id))}>
              {words.editDiscounts}
            </Button>
          </>
        )}
        {tab === "stock" && <StockHistory product={data} shownBy={shownBy} />}
        {tab === "history" && <ProductHistory product={data} shownBy={shownBy} />}
      </div>
    </Panel>
  );
}
