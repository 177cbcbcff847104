import type { Language } from "@machiya/schema/domain/language";
import { StrictMode, useEffect } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import type { Environment } from "relay-runtime";
import { LanguageProvider } from "./language/language.ts";
import type { LineCallback } from "./liff/lineLogin.ts";
import { Routes } from "./routes.tsx";
import { SessionProvider } from "./session/session.tsx";
import { NoticeProvider } from "./ui/Notice.tsx";

interface AppProps {
  environment: Environment;
  /** Its catalog has been loaded. */
  language: Language;
  /** What LINE's login page sent this browser back with. */
  lineAnswer: LineCallback | null;
}

/** The customer pages, in a browser and where the server draws them. */
export function App({ environment, language, lineAnswer }: AppProps) {
  useEffect(() => {
    // What was tapped before the scripts were there happens now (replayEarlyEvents.ts), outside of this work of React's: only then can
    // it take over at once what was tapped.
    const timer = setTimeout(() => document.dispatchEvent(new Event("machiya:ready")));
    return () => clearTimeout(timer);
  }, []);
  return (
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <LanguageProvider initial={language}>
          <NoticeProvider>
            <SessionProvider lineAnswer={lineAnswer}>
              <Routes />
            </SessionProvider>
          </NoticeProvider>
        </LanguageProvider>
      </RelayEnvironmentProvider>
    </StrictMode>
  );
}
