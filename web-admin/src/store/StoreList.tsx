import { BuildingShopRegular } from "@fluentui/react-icons";
import { storeFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { graphql, type PreloadedQuery } from "react-relay";
import type { StoreListQuery } from "../__generated__/StoreListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useFilters } from "../relay/useFilters.ts";
import { CardList } from "../ui/CardList.tsx";
import { Notice } from "../ui/Notice.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { NARROW, useMediaQuery } from "../ui/useMediaQuery.ts";
import { messages } from "./messages.ts";
import { StoreCard } from "./StoreCard.tsx";
import { StoreTable } from "./StoreTable.tsx";
import { matchesStore } from "./storeSearch.ts";

interface StoreListProps {
  loaded: PreloadedQuery<StoreListQuery>;
  /** Another answer is on its way. */
  stale: boolean;
}

/** The store record as a list of one, or word that there is none. */
export function StoreList({ loaded, stale }: StoreListProps) {
  const words = useMessages(messages);
  const { emptyFiltered } = useMessages(recordMessages);
  const narrow = useMediaQuery(NARROW);
  const { filters } = useFilters(storeFilters);
  const { store } = useLoadedQuery<StoreListQuery>(
    graphql`
      query StoreListQuery {
        store {
          id
          name
          ...StoreTable_store
          ...StoreCard_store
        }
      }
    `,
    loaded,
  );
  const icon = <BuildingShopRegular />;
  if (store == null) return <Notice icon={icon} title={words.emptyTitle} text={words.emptyText} />;
  if (!matchesStore(filters, store)) {
    return <Notice icon={icon} title={words.emptyMatch} text={emptyFiltered} />;
  }
  return narrow ? (
    <CardList label={words.table} stale={stale}>
      <StoreCard store={store} />
    </CardList>
  ) : (
    <StoreTable store={store} stale={stale} />
  );
}
