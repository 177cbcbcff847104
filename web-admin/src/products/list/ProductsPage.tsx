import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { ArrowDownloadRegular, ArrowUploadRegular } from "@fluentui/react-icons";
import { useSearchParams } from "react-router";
import ProductListQueryNode, { type ProductListQuery } from "../../__generated__/ProductListQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { exportPaths } from "../../paths.ts";
import { pageSizeOf } from "../../preferences/preferenceStore.ts";
import { ListPage } from "../../relay/records/ListPage.tsx";
import { useOpen } from "../../relay/useOpen.ts";
import { AddButton } from "../../ui/AddButton.tsx";
import { DeleteProducts } from "./DeleteProducts.tsx";
import { ProductFilters } from "./ProductFilters.tsx";
import { ProductList } from "./ProductList.tsx";

/** The product screen: filters, the numbered list, and its dialogs as the route's child. */
export function ProductsPage() {
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
  return (
    <>
      <Button
        as="a"
        href={`${exportPaths.products}?${search}`}
        download
        title={words.exportedHint}
        icon={<ArrowDownloadRegular />}
      >
        {words.exported}
      </Button>
      <Button {...restoreFocus} icon={<ArrowUploadRegular />} onClick={() => importing.open("file")}>
        {words.open}
      </Button>
      <AddButton onClick={() => adding.open("new")} />
    </>
  );
}
