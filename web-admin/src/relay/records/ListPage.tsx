import { type ReactNode, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import { Outlet } from "react-router";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useRole } from "../../session/role.ts";
import { DeleteSelected } from "../../ui/lists/DeleteSelected.tsx";
import { SelectionProvider } from "../../ui/lists/selection.tsx";
import { Page } from "../../ui/Page.tsx";
import { useRouteLoaded } from "../routeQuery.ts";
import { ListPanel } from "./ListPanel.tsx";
import { RefreshButton } from "./RefreshButton.tsx";

interface ListPageProps<Query extends OperationType> {
  title: string;
  /** The list's query, which the route has started. */
  document: GraphQLTaggedNode;
  pageSize: number;
  /** The tools beside refreshing and deleting selected rows. */
  tools: ReactNode;
  filters: ReactNode;
  /** Renders the confirmation before these records are deleted. */
  deleting: (ids: readonly string[], onClose: () => void) => ReactNode;
  /** The content below the list. */
  below?: ReactNode;
  children: (loaded: PreloadedQuery<Query>, stale: boolean) => ReactNode;
}

/** A screen about one kind of record: filters, list, and dialogs as the route's child. */
export function ListPage<Query extends OperationType>(props: ListPageProps<Query>) {
  const wanted = useRouteLoaded<Query>();
  // All staff members read lists; only administrators change them (decisions.md §3).
  const isAdmin = useRole() === "ADMIN";
  const [itemsToDelete, setItemsToDelete] = useState<readonly string[]>([]);
  if (wanted === null) return null;
  return (
    <SelectionProvider>
      <Page
        title={props.title}
        tools={
          <>
            <RefreshButton document={props.document} variables={wanted.variables} />
            {isAdmin && <DeleteSelected onDelete={setItemsToDelete} />}
            {isAdmin && props.tools}
          </>
        }
      >
        {props.filters}
        <ListPanel wanted={wanted} pageSize={props.pageSize}>
          {props.children}
        </ListPanel>
        {props.below}
        {itemsToDelete.length > 0 && props.deleting(itemsToDelete, () => setItemsToDelete([]))}
        <Outlet />
      </Page>
    </SelectionProvider>
  );
}
