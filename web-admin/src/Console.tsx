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

/** One person at the console: what they have loaded, and where they are. Another person begins with another visit. */
function openVisit(number: number) {
  const environment = createEnvironment();
  return { number, environment, router: createBrowserRouter(consoleRoutes(environment)) };
}

/** The staff console, which begins in a language whose catalog has been loaded. */
export function Console({ language }: { language: Language }) {
  const [{ number, environment, router }, setVisit] = useState(() => openVisit(1));
  const startOver = () => {
    router.dispose();
    setVisit(openVisit(number + 1));
  };
  return (
    <LanguageProvider initial={language}>
      <AppTheme>
        <ResetSession value={startOver}>
          <RelayEnvironmentProvider environment={environment}>
            {/* The key: a router provider keeps the router it was first given. Without transitions a list can show that it is being replaced (useDeferredValue in the lists). */}
            <RouterProvider key={number} router={router} useTransitions={false} />
          </RelayEnvironmentProvider>
        </ResetSession>
      </AppTheme>
    </LanguageProvider>
  );
}
