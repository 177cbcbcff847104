import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { ArrowUploadRegular, BoxMultipleRegular, TableEditRegular } from "@fluentui/react-icons";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router";
import ProductListQueryNode, { type ProductListQuery } from "../../__generated__/ProductListQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { exportPaths, paths } from "../../paths.ts";
import { pageSizeOf } from "../../preferences/preferenceStore.ts";
import { ListPage } from "../../relay/records/ListPage.tsx";
import { useOpen } from "../../relay/useOpen.ts";
import { useRole } from "../../session/role.ts";
import { AddButton } from "../../ui/AddButton.tsx";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { ListSkeleton } from "../../ui/lists/ListSkeleton.tsx";
import { DeleteProducts } from "./DeleteProducts.tsx";
import { ProductFilters } from "./ProductFilters.tsx";
import { ProductList } from "./ProductList.tsx";

const ProductGridPage = createLazyComponent(
  async () => (await import("../grid/ProductGridPage.tsx")).ProductGridPage,
);

/** The product screen, or the grid that its URL asks for. */
export function ProductsPage() {
  const isGrid = useOpen("grid").opened !== null;
  const isAdmin = useRole() === "ADMIN";
  if (!isGrid || !isAdmin) return <Products />;
  return (
    <Suspense fallback={<ListSkeleton rows={10} />}>
      <ProductGridPage />
    </Suspense>
  );
}

/** Filters, the numbered list, and its dialogs as the route's child. */
function Products() {
  const words = useMessages("products");
  return (
    <ListPage<ProductListQuery>
      title={words.title}
      document={ProductListQueryNode}
      pageSize={pageSizeOf("products")}
      tools={<Tools />}
      filters={<ProductFilters />}
      deleting={(ids, onClose) => (
        <DeleteProducts ids={ids} itemsToDelete={{ count: ids.length }} onClose={onClose} />
      )}
    >
      {(loaded, stale) => <ProductList loaded={loaded} stale={stale} />}
    </ListPage>
  );
}

function Tools() {
  const words = useMessages("productImport");
  const restoreFocus = useRestoreFocusTarget();
  const [search] = useSearchParams();
  const adding = useOpen("add");
  const importing = useOpen("import");
  const grid = useOpen("grid");
  const { title: editMany } = useMessages("productGrid");
  const { title: countStock } = useMessages("stockTake");
  const navigate = useNavigate();
  return (
    <>
      <ExportButton
        path={exportPaths.products}
        search={search}
        text={words.exported}
        hint={words.exportedHint}
      />
      <Button {...restoreFocus} icon={<ArrowUploadRegular />} onClick={() => importing.open("file")}>
        {words.open}
      </Button>
      <Button icon={<TableEditRegular />} onClick={() => grid.open("open")}>
        {editMany}
      </Button>
      <Button icon={<BoxMultipleRegular />} onClick={() => navigate(paths.stockTake)}>
        {countStock}
      </Button>
      <AddButton onClick={() => adding.open("new")} />
    </>
  );
}
