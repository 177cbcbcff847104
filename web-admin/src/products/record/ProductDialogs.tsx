import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { lazyModule, useLazyModule } from "@machiya/schema/client/lazyModule";
import { useEffect } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import OpenProductQueryNode, { type OpenProductQuery } from "../../__generated__/OpenProductQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { paths } from "../../paths.ts";
import { NotFoundDialog } from "../../relay/records/NotFoundDialog.tsx";
import { useLoadedQuery, useRouteLoaded } from "../../relay/routeQuery.ts";
import { useOpen } from "../../relay/useOpen.ts";
import { AsyncDialog, AsyncPanel } from "../../ui/dialogs/AsyncDialog.tsx";
import { Redirect } from "../../ui/Redirect.tsx";

const ImportPanel = createLazyComponent(async () => (await import("../imports/ImportPanel.tsx")).ImportPanel);
const DiscountsEditor = createLazyComponent(
  async () => (await import("./DiscountsEditor.tsx")).DiscountsEditor,
);
const NewProduct = createLazyComponent(async () => (await import("./NewProduct.tsx")).NewProduct);
const ProductHistory = createLazyComponent(async () => (await import("./ProductHistory.tsx")).ProductHistory);
const StockHistory = createLazyComponent(async () => (await import("./StockHistory.tsx")).StockHistory);
const VariantsEditor = createLazyComponent(
  async () => (await import("../variants/VariantsEditor.tsx")).VariantsEditor,
);

const PARTS = {
  add: NewProduct,
  variants: VariantsEditor,
  discounts: DiscountsEditor,
  history: ProductHistory,
  stockHistory: StockHistory,
};

const loadParts = lazyModule(() =>
  Promise.all([ImportPanel, ...Object.values(PARTS)].map(({ preload }) => preload())),
);

/**
 * Renders the dialog that the URL opens: `?add=`, `?variants=`, `?discounts=`, `?history=`, `?stockHistory=` or
 * `?import=`. The former dialog `?edit=` is a page now.
 */
export function ProductDialogs() {
  const words = useMessages("productEdit");
  const { title: importTitle } = useMessages("productImport");
  const loaded = useRouteLoaded<OpenProductQuery>();
  const importing = useOpen("import");
  const editing = useOpen("edit");
  const opened = useOpened();
  useLazyModule(loadParts);
  const openedKey = opened?.key;
  // The code is loaded while the query is in flight, not after it. The render reports a failure.
  useEffect(() => {
    if (openedKey !== undefined) PARTS[openedKey].preload().catch(() => {});
  }, [openedKey]);
  if (editing.opened !== null) return <Redirect to={`${paths.products}/${editing.opened}`} />;
  if (importing.opened !== null) {
    return (
      <AsyncPanel title={importTitle} attempt={null} onClose={importing.close}>
        <ImportPanel onClose={importing.close} />
      </AsyncPanel>
    );
  }
  if (loaded === null || opened === null) return null;
  return (
    <AsyncDialog title={words.product} attempt={loaded} onClose={opened.close}>
      <LoadedProduct loaded={loaded} opened={opened.key} onClose={opened.close} />
    </AsyncDialog>
  );
}

type Key = keyof typeof PARTS;

function useOpened(): { key: Key; close: () => void } | null {
  const open = {
    add: useOpen("add"),
    variants: useOpen("variants"),
    discounts: useOpen("discounts"),
    history: useOpen("history"),
    stockHistory: useOpen("stockHistory"),
  };
  const keys: Key[] = ["variants", "discounts", "history", "stockHistory", "add"];
  const key = keys.find((candidate) => open[candidate].opened !== null);
  return key === undefined ? null : { key, close: open[key].close };
}

interface LoadedProductProps {
  loaded: PreloadedQuery<OpenProductQuery>;
  opened: Key;
  onClose: () => void;
}

function LoadedProduct({ loaded, opened, onClose }: LoadedProductProps) {
  const words = useMessages("productEdit");
  const data = useLoadedQuery<OpenProductQuery>(
    graphql`
      query OpenProductQuery(
        $id: ID!
        $isThere: Boolean!
        $withDiscounts: Boolean!
        $withHistory: Boolean!
        $withStock: Boolean!
        $withVariants: Boolean!
        $stockCount: Int!
      ) {
        product: node(id: $id) @include(if: $isThere) {
          id
          ...DiscountsEditor_product @include(if: $withDiscounts) @alias(as: "discounted")
          ...ProductHistory_product @include(if: $withHistory) @alias(as: "past")
          ...StockHistory_product @arguments(count: $stockCount) @include(if: $withStock) @alias(as: "stocked")
          ...VariantsEditor_product @include(if: $withVariants) @alias(as: "varied")
        }
        productTypes(first: 100) {
          ...useTypeOptions_productTypes
        }
        discounts(filter: { audience: PRODUCT }, first: 100) @include(if: $withDiscounts) {
          ...useAvailableDiscounts_discounts
        }
      }
    `,
    loaded,
  );
  const { variables } = loaded;
  const { product } = data;
  const shownBy = { document: OpenProductQueryNode, variables };
  const types = data.productTypes;
  if (opened === "add") return <NewProduct types={types} onClose={onClose} />;
  const missing = <NotFoundDialog title={words.product} onClose={onClose} />;
  if (product == null) return missing;
  if (opened === "history") {
    return product.past == null ? (
      missing
    ) : (
      <ProductHistory product={product.past} shownBy={shownBy} onClose={onClose} />
    );
  }
  if (opened === "stockHistory") {
    return product.stocked == null ? (
      missing
    ) : (
      <StockHistory product={product.stocked} shownBy={shownBy} onClose={onClose} />
    );
  }
  if (opened === "variants") {
    return product.varied == null ? (
      missing
    ) : (
      <VariantsEditor key={product.id} product={product.varied} onClose={onClose} />
    );
  }
  const { discounted } = product;
  const { discounts } = data;
  if (discounted == null || discounts == null) return missing;
  const how = { variables, onClose };
  return <DiscountsEditor key={product.id} product={discounted} choices={discounts} {...how} />;
}
