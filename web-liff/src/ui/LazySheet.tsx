import { type ReactNode, Suspense } from "react";
import { FailureBoundary } from "./Failure.tsx";
import { Sheet } from "./Sheet.tsx";
import { Skeleton } from "./Skeleton.tsx";

interface LazySheetProps {
  title: string;
  onClose: () => void;
  /** The sheet, whose chunk is loaded separately. */
  children: ReactNode;
}

/** Shows an empty sheet until the chunk of the sheet has loaded, and a failure in a sheet over the page. */
export function LazySheet({ title, onClose, children }: LazySheetProps) {
  return (
    <FailureBoundary
      frame={(failure) => (
        <Sheet title={title} onClose={onClose}>
          {failure}
        </Sheet>
      )}
    >
      <Suspense
        fallback={
          <Sheet title={title} full onClose={onClose}>
            <Skeleton shape="page" />
          </Sheet>
        }
      >
        {children}
      </Suspense>
    </FailureBoundary>
  );
}
