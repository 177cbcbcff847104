import { type ReactNode, Suspense, useDeferredValue } from "react";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { ListSkeleton } from "../../ui/lists/ListSkeleton.tsx";

interface ListPanelProps<Loaded> {
  /** The query for the current URL. */
  wanted: Loaded;
  pageSize: number;
  /** Whether a table toolbar is above the rows. */
  toolbar?: boolean;
  /** Renders the loaded rows; `stale` means that another page or filter is loading. */
  children: (loaded: Loaded, stale: boolean) => ReactNode;
}

/** Shows a list, its placeholder while it is loading, or an error. */
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
