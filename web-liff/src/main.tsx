import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { LanguageProvider } from "./language/language.tsx";
import { takeLineAnswer } from "./liff/lineLogin.ts";
import { environment } from "./relay/environment.ts";
import { Routes } from "./routes.tsx";
import { SessionProvider } from "./session/session.tsx";
import { NoticeProvider } from "./ui/Notice.tsx";
import "./ui/theme.css";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

const lineAnswer = takeLineAnswer();

createRoot(root).render(
  <StrictMode>
    <RelayEnvironmentProvider environment={environment}>
      <LanguageProvider>
        <NoticeProvider>
          <SessionProvider lineAnswer={lineAnswer}>
            <Routes />
          </SessionProvider>
        </NoticeProvider>
      </LanguageProvider>
    </RelayEnvironmentProvider>
  </StrictMode>,
);
