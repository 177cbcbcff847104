import { removeExpiredItems } from "@machiya/schema/client/expiringItem";
import { handleFailedChunks } from "@machiya/schema/client/failedChunks";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
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

/**
 * Returns whether the server rendered the shown page and its code is loaded, so that React can hydrate it.
 */
async function canHydrate(root: HTMLElement): Promise<boolean> {
  // LINE's login page always returns to one address, and the restored page may be another.
  if (!root.hasChildNodes() || currentInitialData()?.place !== path + search) return false;
  const route = routeAt(path);
  const preload = route && drawnChunk(route, search);
  if (preload === null) return true;
  return preload().then(
    () => true,
    () => false,
  );
}

/**
 * Creates the first date format in a task of its own, while the page's chunk and data are loading: the browser then
 * reads its data about time zones, which takes a phone up to 60 ms that would delay the page's first drawing.
 */
function prepareDates(): void {
  if (routeAt(path)?.showsDates) setTimeout(() => new Intl.DateTimeFormat("en", { timeZone: "Asia/Taipei" }));
}

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");
  prepareDates();
  const language = initialLanguage();
  const app = <App environment={environment} language={language} lineAnswer={lineAnswer} />;
  const [takesOver] = await Promise.all([canHydrate(root), loadCatalog(language)]);
  // React renders transitions in slices of a few milliseconds, so that the first taps do not wait.
  startTransition(() => {
    if (takesOver) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  preloadWhenIdle(tabPreloads);
  removeExpiredItems();
}

// This is not awaited, because preloaded chunks may import this module.
void start();
