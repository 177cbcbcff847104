import { type ReactNode, Suspense, useDeferredValue } from "react";
import type { PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import { Boundary } from "../ui/Boundary.tsx";
import { ListSkeleton } from "../ui/ListSkeleton.tsx";
import { Panel } from "../ui/Panel.tsx";

interface ListPanelProps<Query extends OperationType> {
  /** The query for the address as it is now. */
  wanted: PreloadedQuery<Query>;
  pageSize: number;
  /** Shows what is loaded; `stale`: another page or filter is on its way. */
  children: (loaded: PreloadedQuery<Query>, stale: boolean) => ReactNode;
}

/** Where a list stands: its rows on their way, the rows, or word that they could not be loaded. */
export function ListPanel<Query extends OperationType>(props: ListPanelProps<Query>) {
  const { wanted, pageSize, children } = props;
  const loaded = useDeferredValue(wanted);
  return (
    <Panel>
      <Boundary attempt={loaded}>
        <Suspense fallback={<ListSkeleton rows={pageSize} />}>{children(loaded, loaded !== wanted)}</Suspense>
      </Boundary>
    </Panel>
  );
}
