import { BuildingShopRegular } from "@fluentui/react-icons";
import { storeFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { graphql, type PreloadedQuery } from "react-relay";
import StoreListQueryNode, { type StoreListQuery } from "../__generated__/StoreListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { onListChange } from "../relay/listEvents.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useFilters } from "../relay/useFilters.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { Notice } from "../ui/feedback/Notice.tsx";
import { DataTable } from "../ui/table/DataTable.tsx";
import { useStoreTable } from "./StoreColumns.tsx";
import { matchesStore } from "./storeSearch.ts";

interface StoreListProps {
  loaded: PreloadedQuery<StoreListQuery>;
  /** Another request is loading. */
  stale: boolean;
}

/** Lists the one store record, or says that there is none. */
export function StoreList({ loaded, stale }: StoreListProps) {
  const words = useMessages("store");
  const { emptyFiltered } = useMessages("uiRecord");
  const table = useStoreTable();
  const { filters } = useFilters(storeFilters);
  const { store } = useLoadedQuery<StoreListQuery>(
    graphql`
      query StoreListQuery {
        store {
          id
          name
          ...StoreColumns_store
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(StoreListQueryNode, loaded.variables, onListChange("STORE"));
  const icon = <BuildingShopRegular />;
  const matches = store != null && matchesStore(filters, store);
  return (
    <DataTable
      table={table}
      rows={matches ? [store] : []}
      stale={stale}
      empty={
        store == null ? (
          <Notice icon={icon} title={words.emptyTitle} text={words.emptyText} />
        ) : (
          <Notice icon={icon} title={words.emptyMatch} text={emptyFiltered} />
        )
      }
    />
  );
}
