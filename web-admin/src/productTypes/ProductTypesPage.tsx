import { productTypeFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import ProductTypeListQueryNode, {
  type ProductTypeListQuery,
} from "../__generated__/ProductTypeListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { pageSizeOf } from "../preferences/preferenceStore.ts";
import { ListPage } from "../relay/records/ListPage.tsx";
import { RecordFilters } from "../relay/records/RecordFilters.tsx";
import { useFilters } from "../relay/useFilters.ts";
import { useOpen } from "../relay/useOpen.ts";
import { AddButton } from "../ui/AddButton.tsx";
import { DeleteProductTypes } from "./DeleteProductTypes.tsx";
import { ProductTypeList } from "./ProductTypeList.tsx";

/** The screen of the product types. */
export function ProductTypesPage() {
  const words = useMessages("productTypes");
  const { open } = useOpen("add");
  return (
    <ListPage<ProductTypeListQuery>
      title={words.title}
      document={ProductTypeListQueryNode}
      pageSize={pageSizeOf("productTypes")}
      tools={<AddButton onClick={() => open("new")} />}
      filters={<RecordFilters {...useFilters(productTypeFilters)} />}
      deleting={(ids, onClose) => (
        <DeleteProductTypes ids={ids} itemsToDelete={{ count: ids.length }} onClose={onClose} />
      )}
    >
      {(loaded, stale) => <ProductTypeList loaded={loaded} stale={stale} />}
    </ListPage>
  );
}
