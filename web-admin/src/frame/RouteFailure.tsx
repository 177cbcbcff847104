import { clearFailedChunks } from "@machiya/schema/client/lazyResource";
import { Refusal } from "@machiya/schema/client/refusal";
import { reloadIfReplaced } from "@machiya/schema/client/releaseReload";
import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { FailureNotice } from "../ui/feedback/Notice.tsx";

/**
 * The last error boundary: it handles screens that could not be loaded or rendered. When a release has
 * removed a screen's chunk, the page is reloaded once.
 */
export function RouteFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    clearFailedChunks();
    if (!(error instanceof Refusal)) void reloadIfReplaced();
  }, [error]);
  return (
    <main>
      <FailureNotice error={error} onRetry={() => void revalidate()} />
    </main>
  );
}
