import { Suspense } from "react";
import type { SessionGateQuery } from "../__generated__/SessionGateQuery.graphql.ts";
import { Splash } from "../frame/Splash.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { NotificationsProvider } from "../ui/notifications.tsx";
import { SessionGate } from "./SessionGate.tsx";

/** What holds at every address, inside the router so that notifications can link. */
export function Root() {
  const loaded = useRouteLoaded<SessionGateQuery>();
  if (loaded === null) return null;
  return (
    <NotificationsProvider>
      <Suspense fallback={<Splash />}>
        <SessionGate loaded={loaded} />
      </Suspense>
    </NotificationsProvider>
  );
}
