import { serviceFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import ServiceListQueryNode, { type ServiceListQuery } from "../__generated__/ServiceListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { pageSizeOf } from "../preferences/preferenceStore.ts";
import { ListPage } from "../relay/records/ListPage.tsx";
import { RecordFilters } from "../relay/records/RecordFilters.tsx";
import { useFilters } from "../relay/useFilters.ts";
import { useOpen } from "../relay/useOpen.ts";
import { AddButton } from "../ui/AddButton.tsx";
import { DeleteServices } from "./DeleteServices.tsx";
import { ServiceList } from "./ServiceList.tsx";

/** The screen of the bookable services. */
export function ServicesPage() {
  const words = useMessages("services");
  const { open } = useOpen("add");
  return (
    <ListPage<ServiceListQuery>
      title={words.title}
      document={ServiceListQueryNode}
      pageSize={pageSizeOf("services")}
      tools={<AddButton onClick={() => open("new")} />}
      filters={<RecordFilters {...useFilters(serviceFilters)} />}
      deleting={(ids, onClose) => (
        <DeleteServices ids={ids} itemsToDelete={{ count: ids.length }} onClose={onClose} />
      )}
    >
      {(loaded, stale) => <ServiceList loaded={loaded} stale={stale} />}
    </ListPage>
  );
}
