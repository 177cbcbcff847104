import { Suspense, use } from "react";
import type { SessionGateQuery } from "../__generated__/SessionGateQuery.graphql.ts";
import { Splash } from "../frame/Splash.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { LeaveGuard } from "../ui/dialogs/LeaveGuard.tsx";
import { ToastProvider } from "../ui/feedback/ToastProvider.tsx";
import { RequestFocusManagement } from "../ui/focusManagement.ts";
import { SessionGate } from "./SessionGate.tsx";

/** Provides what every URL needs. It is inside the router so that toasts can contain links. */
export function Root() {
  const loaded = useRouteLoaded<SessionGateQuery>();
  const requestFocusManagement = use(RequestFocusManagement);
  if (loaded === null) return null;
  return (
    <ToastProvider>
      <LeaveGuard />
      <Suspense fallback={<Splash />}>
        <SessionGate loaded={loaded} onEntered={requestFocusManagement} />
      </Suspense>
    </ToastProvider>
  );
}
