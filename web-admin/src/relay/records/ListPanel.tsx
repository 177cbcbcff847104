import { type ReactNode, Suspense, useDeferredValue } from "react";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { ListSkeleton } from "../../ui/lists/ListSkeleton.tsx";

interface ListPanelProps<Loaded> {
  /** The query for the address as it is now. */
  wanted: Loaded;
  pageSize: number;
  /** Whether the rows have a table's toolbar above them. */
  toolbar?: boolean;
  /** Shows what is loaded; `stale`: another page or filter is on its way. */
  children: (loaded: Loaded, stale: boolean) => ReactNode;
}

/** Where a list stands: its rows on their way, the rows, or word that they could not be loaded. */
export function ListPanel<Loaded>({ wanted, pageSize, toolbar = true, children }: ListPanelProps<Loaded>) {
  const loaded = useDeferredValue(wanted);
  return (
    <Panel>
      <Boundary attempt={loaded}>
        <Suspense fallback={<ListSkeleton rows={pageSize} toolbar={toolbar} />}>
          {children(loaded, loaded !== wanted)}
        </Suspense>
      </Boundary>
    </Panel>
  );
}
