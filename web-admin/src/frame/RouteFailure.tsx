import { useRevalidator, useRouteError } from "react-router";
import { FailureNotice } from "../ui/feedback/Notice.tsx";

/** The last error boundary: it handles screens that could not be loaded or rendered. */
export function RouteFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    <main>
      <FailureNotice error={error} onRetry={() => void revalidate()} />
    </main>
  );
}
