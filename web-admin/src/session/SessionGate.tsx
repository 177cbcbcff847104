import { graphql, type PreloadedQuery } from "react-relay";
import type { SessionGateQuery } from "../__generated__/SessionGateQuery.graphql.ts";
import { Frame } from "../frame/Frame.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { LoginPage } from "./LoginPage.tsx";
import { StoreSettings } from "./storeSettings.ts";

/** The console for whoever is signed in, else the login at the same address. */
export function SessionGate({ loaded }: { loaded: PreloadedQuery<SessionGateQuery> }) {
  const { viewer, store } = useLoadedQuery<SessionGateQuery>(
    graphql`
      query SessionGateQuery {
        viewer {
          staffMember {
            ...Frame_staffMember
          }
        }
        store {
          name
          timeZone
        }
      }
    `,
    loaded,
  );
  if (viewer.staffMember == null) return <LoginPage />;
  return (
    <StoreSettings value={{ name: store?.name ?? "Machiya", timeZone: store?.timeZone ?? "Asia/Taipei" }}>
      <Frame staffMember={viewer.staffMember} />
    </StoreSettings>
  );
}
