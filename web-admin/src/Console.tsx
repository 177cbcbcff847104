import { useCompositionKeys } from "@machiya/schema/client/composition";
import { lazyModule, useLazyModule } from "@machiya/schema/client/lazyModule";
import { useNumericInputs } from "@machiya/schema/client/numericInputs";
import type { Language } from "@machiya/schema/domain/language";
import { useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { LanguageProvider } from "./language/language.ts";
import { createEnvironment } from "./relay/network/environment.ts";
import { consoleRoutes } from "./routes.tsx";
import { ResetSession } from "./session/sessionReset.ts";
import { AppTheme } from "./ui/AppTheme.tsx";
import { RequestFocusManagement } from "./ui/focusManagement.ts";
import { useFocusRecovery } from "./ui/useFocusRecovery.ts";

const loadTabster = lazyModule(async () => (await import("./ui/TabsterKeepAlive.tsx")).TabsterKeepAlive);

/** Creates the store and router of one visit. A login or logout starts a new visit. */
function createVisit(number: number) {
  const environment = createEnvironment();
  return { number, environment, router: createBrowserRouter(consoleRoutes(environment)) };
}

/** The staff console. The catalog of its initial language must be loaded already. */
export function Console({ language }: { language: Language }) {
  const [{ number, environment, router }, setVisit] = useState(() => createVisit(1));
  // It is outside of the visit, because a login loses the focus of the form that started it.
  useFocusRecovery();
  useCompositionKeys();
  useNumericInputs();
  const [TabsterKeepAlive, requestTabster] = useLazyModule(loadTabster);
  const resetSession = () => {
    router.dispose();
    setVisit(createVisit(number + 1));
  };
  return (
    <LanguageProvider initial={language}>
      <AppTheme>
        {/* It is outside of the visit, whose screens may end while they are hidden behind a dialog. */}
        {TabsterKeepAlive !== null && <TabsterKeepAlive />}
        <RequestFocusManagement value={requestTabster}>
          <ResetSession value={resetSession}>
            <RelayEnvironmentProvider environment={environment}>
              {/* The key replaces the provider, which otherwise keeps its first router. Without transitions,
                  lists can show that they are being replaced (useDeferredValue in the lists). */}
              <RouterProvider key={number} router={router} useTransitions={false} />
            </RelayEnvironmentProvider>
          </ResetSession>
        </RequestFocusManagement>
      </AppTheme>
    </LanguageProvider>
  );
}
