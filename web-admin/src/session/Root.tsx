import { lazyModule, useLazyModule, whenIdle } from "@machiya/schema/client/lazyModule";
import { Suspense, useEffect } from "react";
import type { SessionGateQuery } from "../__generated__/SessionGateQuery.graphql.ts";
import { Splash } from "../frame/Splash.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { ToastProvider } from "../ui/feedback/ToastProvider.tsx";
import { SessionGate } from "./SessionGate.tsx";

const loadTabster = lazyModule(async () => (await import("../ui/TabsterKeepAlive.tsx")).TabsterKeepAlive);

const loadGuard = lazyModule(async () => (await import("../ui/dialogs/LeaveGuard.tsx")).LeaveGuard);

/** Provides what every URL needs. It is inside the router so that toasts can contain links. */
export function Root() {
  const loaded = useRouteLoaded<SessionGateQuery>();
  const [LeaveGuard, requestGuard] = useLazyModule(loadGuard);
  // The guard must be there even if the connection is lost while the user types.
  useEffect(() => whenIdle(requestGuard), [requestGuard]);
  const [TabsterKeepAlive, requestTabster] = useLazyModule(loadTabster);
  if (loaded === null) return null;
  return (
    <ToastProvider>
      {TabsterKeepAlive !== null && <TabsterKeepAlive />}
      {LeaveGuard !== null && <LeaveGuard />}
      <Suspense fallback={<Splash />}>
        <SessionGate loaded={loaded} onEntered={requestTabster} />
      </Suspense>
    </ToastProvider>
  );
}
