import { lazyModule, useLazyModule } from "@machiya/schema/client/lazyModule";
import { Suspense } from "react";
import type { SessionGateQuery } from "../__generated__/SessionGateQuery.graphql.ts";
import { Splash } from "../frame/Splash.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { LeaveGuard } from "../ui/dialogs/LeaveGuard.tsx";
import { ToastProvider } from "../ui/feedback/ToastProvider.tsx";
import { SessionGate } from "./SessionGate.tsx";

const loadTabster = lazyModule(async () => (await import("../ui/TabsterKeepAlive.tsx")).TabsterKeepAlive);

/** Provides what every URL needs. It is inside the router so that toasts can contain links. */
export function Root() {
  const loaded = useRouteLoaded<SessionGateQuery>();
  const [TabsterKeepAlive, requestTabster] = useLazyModule(loadTabster);
  if (loaded === null) return null;
  return (
    <ToastProvider>
      {TabsterKeepAlive !== null && <TabsterKeepAlive />}
      <LeaveGuard />
      <Suspense fallback={<Splash />}>
        <SessionGate loaded={loaded} onEntered={requestTabster} />
      </Suspense>
    </ToastProvider>
  );
}
