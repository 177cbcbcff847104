import { reloadIfReplaced } from "./releaseReload.ts";

/** The addresses of the style sheets that failed to load. */
const failedSheets = new Set<string>();

/**
 * Makes failed style sheets loadable again: Vite requests that of a chunk once and afterwards takes it as loaded,
 * hence failed ones are remembered for `loadFailedSheets`.
 */
export function rememberFailedSheets(): void {
  document.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      failedSheets.add(target.href);
      target.remove();
    },
    true,
  );
}

/** Makes failed chunks loadable again. When a release has removed one, the page is reloaded once. */
export function handleFailedChunks(): void {
  rememberFailedSheets();
  window.addEventListener("vite:preloadError", () => void reloadIfReplaced());
}

/** Requests the failed style sheets again. Rejects when one fails again. */
export async function loadFailedSheets(): Promise<void> {
  await Promise.all([...failedSheets].map(loadSheet));
}

function loadSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.crossOrigin = "";
    link.href = href;
    link.addEventListener("load", () => {
      failedSheets.delete(href);
      resolve();
    });
    link.addEventListener("error", () => reject(new Error(`The style sheet ${href} did not load`)));
    document.head.append(link);
  });
}
