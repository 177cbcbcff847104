import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Boundary } from "../ui/feedback/Boundary.tsx";
import { ListSkeleton } from "../ui/lists/ListSkeleton.tsx";

interface ReportPartProps {
  /** The number of rows of the placeholder. */
  rows: number;
  /** Called when the part is shown or has failed. */
  onSettled?: (() => void) | undefined;
  /** Renders the part; its query runs again when the key changes. */
  children: (fetchKey: number) => ReactNode;
}

/** A part of the report with a query of its own: a placeholder until it is loaded, and a retry if it fails. */
export function ReportPart({ rows, onSettled, children }: ReportPartProps) {
  const [fetchKey, setFetchKey] = useState(0);
  const settled = <Settled onSettled={onSettled} />;
  return (
    <Boundary
      attempt={fetchKey}
      onRetry={() => setFetchKey((last) => last + 1)}
      frame={(failure) => (
        <>
          {failure}
          {settled}
        </>
      )}
    >
      <Suspense fallback={<ListSkeleton rows={rows} />}>
        {children(fetchKey)}
        {settled}
      </Suspense>
    </Boundary>
  );
}

function Settled({ onSettled }: Pick<ReportPartProps, "onSettled">) {
  useEffect(() => onSettled?.(), [onSettled]);
  return null;
}
