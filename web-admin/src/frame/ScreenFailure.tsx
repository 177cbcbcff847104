import { clearFailedChunks } from "@machiya/schema/client/lazyResource";
import { Refusal } from "@machiya/schema/client/refusal";
import { reloadIfReplaced } from "@machiya/schema/client/releaseReload";
import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { FailureNotice } from "../ui/feedback/Notice.tsx";

/**
 * Takes the place of a screen that could not be loaded or rendered. When a release has removed its chunk, the page is
 * reloaded once.
 */
export function ScreenFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    clearFailedChunks();
    if (!(error instanceof Refusal) || error.code === "UNREACHABLE") void reloadIfReplaced();
  }, [error]);
  return <FailureNotice error={error} onRetry={() => void revalidate()} />;
}
