import DiscountListQueryNode, { type DiscountListQuery } from "../__generated__/DiscountListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { pageSizeOf } from "../preferences/preferenceStore.ts";
import { ListPage } from "../relay/records/ListPage.tsx";
import { useOpen } from "../relay/useOpen.ts";
import { AddButton } from "../ui/AddButton.tsx";
import { DeleteDiscounts } from "./DeleteDiscounts.tsx";
import { DiscountFilters } from "./DiscountFilters.tsx";
import { DiscountList } from "./DiscountList.tsx";

/** The screen of the discounts. */
export function DiscountsPage() {
  const words = useMessages("discounts");
  const { open } = useOpen("add");
  return (
    <ListPage<DiscountListQuery>
      title={words.title}
      document={DiscountListQueryNode}
      pageSize={pageSizeOf("discounts")}
      tools={<AddButton onClick={() => open("new")} />}
      filters={<DiscountFilters />}
      deleting={(ids, onClose) => (
        <DeleteDiscounts ids={ids} itemsToDelete={{ count: ids.length }} onClose={onClose} />
      )}
    >
      {(loaded, stale) => <DiscountList loaded={loaded} stale={stale} />}
    </ListPage>
  );
}
