import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { lazyModule, useLazyModule, whenIdle } from "@machiya/schema/client/lazyModule";
import { useEffect } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import type { SessionGateQuery } from "../__generated__/SessionGateQuery.graphql.ts";
import { Frame } from "../frame/Frame.tsx";
import { PreferenceSync } from "../preferences/PreferenceSync.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { StoreSettingsProvider } from "./StoreSettingsProvider.tsx";
import { useHasSessionEnded } from "./sessionEnd.ts";

/** The login is shown about once a day, so it is not part of the first bundle. */
const LoginPage = createLazyComponent(async () => (await import("./LoginPage.tsx")).LoginPage);

/** Each person sees this page once. */
const ChoosePasswordPage = createLazyComponent(
  async () => (await import("./ChoosePasswordPage.tsx")).ChoosePasswordPage,
);

/** An installation shows this page once. */
const SetUpPage = createLazyComponent(async () => (await import("../setUp/SetUpPage.tsx")).SetUpPage);

const loadSignIn = lazyModule(async () => (await import("./SignInAgain.tsx")).SignInAgain);

interface SessionGateProps {
  loaded: PreloadedQuery<SessionGateQuery>;
  /** Called when the first screen of a signed-in user has had time to load. */
  onEntered: () => void;
}

/**
 * Shows the console to a signed-in user, the login to others, and the set-up until the first administrator
 * exists. When the session ends, the login covers the screens.
 */
export function SessionGate({ loaded, onEntered }: SessionGateProps) {
  const { viewer, store, setup } = useLoadedQuery<SessionGateQuery>(
    graphql`
      query SessionGateQuery {
        viewer {
          staffMember {
            id
            mustChangePassword
            ...Frame_staffMember
          }
          ...PreferenceSync_viewer
        }
        store {
          ...StoreSettingsProvider_store
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
    if (isIn) return whenIdle(onEntered);
  }, [isIn, onEntered]);
  const hasEnded = useHasSessionEnded();
  const [SignInAgain, askForSignIn] = useLazyModule(loadSignIn);
  useEffect(() => {
    if (hasEnded) askForSignIn();
  }, [hasEnded, askForSignIn]);
  if (viewer.staffMember == null) return setup.needed ? <SetUpPage /> : <LoginPage />;
  return (
    <>
      {viewer.staffMember.mustChangePassword ? (
        <ChoosePasswordPage />
      ) : (
        <StoreSettingsProvider store={store}>
          <PreferenceSync viewer={viewer} />
          <Frame staffMember={viewer.staffMember} />
        </StoreSettingsProvider>
      )}
      {hasEnded && SignInAgain !== null && <SignInAgain userId={viewer.staffMember.id} />}
    </>
  );
}
