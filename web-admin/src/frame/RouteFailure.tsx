import { useRevalidator, useRouteError } from "react-router";
import { FailureNotice } from "../ui/feedback/Notice.tsx";

/** The last net: a screen that could not be loaded or drawn at all. */
export function RouteFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    <main>
      <FailureNotice error={error} onRetry={() => void revalidate()} />
    </main>
  );
}
