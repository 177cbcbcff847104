import { storeFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import StoreListQueryNode, { type StoreListQuery } from "../__generated__/StoreListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { ListPage } from "../relay/records/ListPage.tsx";
import { RecordFilters } from "../relay/records/RecordFilters.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { useFilters } from "../relay/useFilters.ts";
import { useRole } from "../session/role.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { AddStore } from "./AddStore.tsx";
import { DeleteStore } from "./DeleteStore.tsx";
import { StoreList } from "./StoreList.tsx";

/** The screen of the shop's only store record. */
export function StorePage() {
  const words = useMessages("store");
  const { all } = useMessages("settings");
  const role = useRole();
  const loaded = useRouteLoaded<StoreListQuery>();
  return (
    <ListPage<StoreListQuery>
      title={words.title}
      document={StoreListQueryNode}
      pageSize={1}
      tools={loaded !== null && <AddStore loaded={loaded} />}
      filters={<RecordFilters {...useFilters(storeFilters)} />}
      below={role === "ADMIN" && <TextLink to={paths.settings}>{all}</TextLink>}
      deleting={([id], onClose) =>
        id !== undefined && <DeleteStore id={id} itemsToDelete={{ count: 1 }} onClose={onClose} />
      }
    >
      {(wanted, stale) => <StoreList loaded={wanted} stale={stale} />}
    </ListPage>
  );
}
