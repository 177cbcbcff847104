import { lazy, useEffect } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import type { SessionGateQuery } from "../__generated__/SessionGateQuery.graphql.ts";
import { Frame } from "../frame/Frame.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { StoreSettings } from "./storeSettings.ts";

/** Seen once a day: with it the first screen of the day would weigh more every time. */
const LoginPage = lazy(async () => ({ default: (await import("./LoginPage.tsx")).LoginPage }));

/** Seen once by each. */
const ChoosePasswordPage = lazy(async () => ({
  default: (await import("./ChoosePasswordPage.tsx")).ChoosePasswordPage,
}));

/** Seen once in a house's life. */
const SetUpPage = lazy(async () => ({ default: (await import("../setUp/SetUpPage.tsx")).SetUpPage }));

interface SessionGateProps {
  loaded: PreloadedQuery<SessionGateQuery>;
  /** Somebody is in the console. */
  onEntered: () => void;
}

/** The console for whoever is signed in, else the login at the same address; before the first admin, the set-up. */
export function SessionGate({ loaded, onEntered }: SessionGateProps) {
  const { viewer, store, setup } = useLoadedQuery<SessionGateQuery>(
    graphql`
      query SessionGateQuery {
        viewer {
          staffMember {
            mustChangePassword
            ...Frame_staffMember
          }
        }
        store {
          name
          timeZone
        }
        setup {
          needed
        }
      }
    `,
    loaded,
  );
  const isIn = viewer.staffMember != null;
  useEffect(() => {
    if (isIn) onEntered();
  }, [isIn, onEntered]);
  if (viewer.staffMember == null) return setup.needed ? <SetUpPage /> : <LoginPage />;
  if (viewer.staffMember.mustChangePassword) return <ChoosePasswordPage />;
  return (
    <StoreSettings value={{ name: store?.name ?? "Machiya", timeZone: store?.timeZone ?? "Asia/Taipei" }}>
      <Frame staffMember={viewer.staffMember} />
    </StoreSettings>
  );
}
