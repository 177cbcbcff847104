import { clearFailedChunks } from "@machiya/schema/client/lazyResource";
import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { FailureNotice } from "../ui/feedback/Notice.tsx";

/** Takes the place of a screen that could not be loaded or rendered. */
export function ScreenFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  // Each failure that is shown lets its chunk load again.
  useEffect(clearFailedChunks);
  return <FailureNotice error={error} onRetry={() => void revalidate()} />;
}
