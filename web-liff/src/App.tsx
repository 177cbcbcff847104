import { useCompositionKeys } from "@machiya/schema/client/composition";
import { StoreMoney } from "@machiya/schema/client/language";
import { useNumericInputs } from "@machiya/schema/client/numericInputs";
import type { Language } from "@machiya/schema/domain/language";
import { StrictMode, useEffect } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import type { Environment } from "relay-runtime";
import type { Config } from "./initialData.ts";
import { LanguageProvider } from "./language/language.ts";
import type { LineCallback } from "./liff/lineLogin.ts";
import { Routes } from "./routes.tsx";
import { SessionProvider } from "./session/session.tsx";
import { FailureBoundary } from "./ui/Failure.tsx";
import { NoticeProvider } from "./ui/Notice.tsx";

interface AppProps {
  environment: Environment;
  /** The language's catalog is already loaded. */
  language: Language;
  /** The store's currency; absent when it has set none. */
  currency: Config["currency"];
  /** The result that LINE's login page put into the address; null when the browser does not come from it. */
  lineAnswer: LineCallback | null;
}

/** Renders the customer pages, in the browser and on the server. */
export function App({ environment, language, currency, lineAnswer }: AppProps) {
  useCompositionKeys();
  useNumericInputs();
  useEffect(() => {
    // Replays clicks and input that came before hydration (replayEarlyEvents.ts). A timeout moves this out of
    // React's commit, because React hydrates the target at once only then.
    const timer = setTimeout(() => document.dispatchEvent(new Event("machiya:ready")));
    return () => clearTimeout(timer);
  }, []);
  return (
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <LanguageProvider initial={language}>
          <StoreMoney value={currency ?? null}>
            <NoticeProvider>
              <SessionProvider lineAnswer={lineAnswer}>
                <FailureBoundary page onRetry={() => window.location.reload()}>
                  <Routes />
                </FailureBoundary>
              </SessionProvider>
            </NoticeProvider>
          </StoreMoney>
        </LanguageProvider>
      </RelayEnvironmentProvider>
    </StrictMode>
  );
}
