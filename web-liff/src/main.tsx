import { removeExpiredItems } from "@machiya/schema/client/expiringItem";
import { handleFailedChunks } from "@machiya/schema/client/failedChunks";
import { Refusal } from "@machiya/schema/client/refusal";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { loadConfig } from "./config.ts";
import { currentInitialData } from "./initialData.ts";
import { initialLanguage, loadCatalog } from "./language/language.ts";
import { takeLineCallback } from "./liff/lineLogin.ts";
import { currentPlace } from "./location.ts";
import { preloadWhenIdle } from "./preloadWhenIdle.ts";
import { environment } from "./relay/environment.ts";
import { drawnChunk, routeAt, tabPreloads } from "./routes.tsx";
import "./ui/theme.css";

handleFailedChunks();
const lineAnswer = takeLineCallback();
const { path, search } = currentPlace();

/** Returns whether the server rendered the shown page, so that React can hydrate it. */
function canHydrate(root: HTMLElement): boolean {
  // LINE's login page always returns to one address, and the restored page may be another.
  return root.hasChildNodes() && currentInitialData()?.place === path + search;
}

/**
 * Waits for the code of the shown page, so that React hydrates it at once. A page whose code could not be loaded is
 * hydrated as well: its frame keeps the elements that were tapped before.
 */
async function loadPageCode(): Promise<void> {
  const route = routeAt(path);
  await (route && drawnChunk(route, search))?.().catch(() => undefined);
}

/**
 * Creates the first date format in a task of its own, while the page's chunk and data are loading: the browser then
 * reads its data about time zones, which takes a phone up to 60 ms that would delay the page's first drawing.
 */
function prepareDates(): void {
  if (routeAt(path)?.showsDates) setTimeout(() => new Intl.DateTimeFormat("en", { timeZone: "Asia/Taipei" }));
}

/** Reports mismatches of the server's page, but not parts whose code could not be loaded: the page shows those. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && error.cause instanceof Refusal)) reportError(error);
}

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");
  prepareDates();
  const language = initialLanguage();
  const takesOver = canHydrate(root);
  const [config] = await Promise.all([
    // Without the configuration, the pages show what their own requests come to.
    loadConfig().catch(() => null),
    takesOver && loadPageCode(),
    loadCatalog(language),
  ]);
  const app = (
    <App environment={environment} language={language} currency={config?.currency} lineAnswer={lineAnswer} />
  );
  // React renders transitions in slices of a few milliseconds, so that the first taps do not wait.
  startTransition(() => {
    if (takesOver) hydrateRoot(root, app, { onRecoverableError });
    else createRoot(root).render(app);
  });
  preloadWhenIdle(tabPreloads);
  removeExpiredItems();
}

// This is not awaited, because preloaded chunks may import this module.
void start();
