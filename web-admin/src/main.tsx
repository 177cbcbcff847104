import { rememberFailedSheets } from "@machiya/schema/client/failedChunks";
import { rememberedLanguage } from "@machiya/schema/client/languageCookie";
import { DEFAULT_LANGUAGE } from "@machiya/schema/domain/language";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Console } from "./Console.tsx";
import { loadCatalog } from "./language/language.ts";

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");
  const language = rememberedLanguage() ?? DEFAULT_LANGUAGE;
  await loadCatalog(language);
  createRoot(root).render(
    <StrictMode>
      <Console language={language} />
    </StrictMode>,
  );
}

// The page is not reloaded when a chunk is gone that no screen waits for: it may hold unsaved input.
rememberFailedSheets();
// A top-level await could deadlock, because a catalog's chunk may import this script.
void start();
