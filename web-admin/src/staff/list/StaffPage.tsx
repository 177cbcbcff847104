import { Outlet } from "react-router";
import StaffListQueryNode, { type StaffListQuery } from "../../__generated__/StaffListQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { ListPanel } from "../../relay/records/ListPanel.tsx";
import { RefreshButton } from "../../relay/records/RefreshButton.tsx";
import { useRouteLoaded } from "../../relay/routeQuery.ts";
import { useOpen } from "../../relay/useOpen.ts";
import { useRole } from "../../session/role.ts";
import { AddButton } from "../../ui/AddButton.tsx";
import { Page } from "../../ui/Page.tsx";
import { StaffFilters } from "./StaffFilters.tsx";
import { StaffList } from "./StaffList.tsx";
import { STAFF_PAGE_SIZE } from "./staffSearch.ts";

/** The staff screen: filters, cards, and the opened staff member as the route's child. */
export function StaffPage() {
  const words = useMessages("staff");
  const wanted = useRouteLoaded<StaffListQuery>();
  const isAdmin = useRole() === "ADMIN";
  const { open } = useOpen("add");
  if (wanted === null) return null;
  return (
    <Page
      title={words.title}
      tools={
        <>
          <RefreshButton document={StaffListQueryNode} variables={wanted.variables} />
          {isAdmin && <AddButton onClick={() => open("new")} />}
        </>
      }
    >
      <StaffFilters />
      <ListPanel wanted={wanted} pageSize={STAFF_PAGE_SIZE} toolbar={false}>
        {(loaded, stale) => <StaffList loaded={loaded} stale={stale} />}
      </ListPanel>
      <Outlet />
    </Page>
  );
}
