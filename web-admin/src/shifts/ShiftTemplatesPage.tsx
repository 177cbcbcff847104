import { shiftTemplateFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import ShiftTemplateListQueryNode, {
  type ShiftTemplateListQuery,
} from "../__generated__/ShiftTemplateListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { pageSizeOf } from "../preferences/preferenceStore.ts";
import { ListPage } from "../relay/records/ListPage.tsx";
import { RecordFilters } from "../relay/records/RecordFilters.tsx";
import { useFilters } from "../relay/useFilters.ts";
import { useOpen } from "../relay/useOpen.ts";
import { AddButton } from "../ui/AddButton.tsx";
import { DeleteShiftTemplates } from "./DeleteShiftTemplates.tsx";
import { ShiftTemplateList } from "./ShiftTemplateList.tsx";

/** The screen of working hours that can be assigned to any staff member on any day. */
export function ShiftTemplatesPage() {
  const words = useMessages("shifts");
  const { open } = useOpen("add");
  return (
    <ListPage<ShiftTemplateListQuery>
      title={words.title}
      document={ShiftTemplateListQueryNode}
      pageSize={pageSizeOf("shiftTemplates")}
      tools={<AddButton onClick={() => open("new")} />}
      filters={<RecordFilters {...useFilters(shiftTemplateFilters)} />}
      deleting={(ids, onClose) => (
        <DeleteShiftTemplates ids={ids} itemsToDelete={{ count: ids.length }} onClose={onClose} />
      )}
    >
      {(loaded, stale) => <ShiftTemplateList loaded={loaded} stale={stale} />}
    </ListPage>
  );
}
