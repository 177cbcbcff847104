const KEY = "machiya.reloadedAt";

/** Reloads are at least this far apart, so that a file that is missing for good cannot cause a loop. */
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * Reloads the page when the server no longer has its entry script: a release has replaced it, and with it the
 * old chunks. Resolves with whether the page reloads.
 */
export function reloadIfReplaced(): Promise<boolean> {
  return reloadIf((status) => status === 404);
}

/**
 * Reloads the page when the server responds. It is the last resort for a chunk that failed twice, because
 * some browsers keep a failed module until the page is loaded again.
 */
export function reloadIfReachable(): Promise<boolean> {
  return reloadIf(() => true);
}

/** Returns whether the server responds, with any status. */
export function isServerReachable(): Promise<boolean> {
  return fetch("/", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
}

async function reloadIf(needed: (status: number) => boolean): Promise<boolean> {
  if (typeof document === "undefined") return false;
  // The name of the entry script contains a hash that depends on the names of all other chunks.
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (entry === null) return false;
  const { href } = window.location;
  const answer = await fetch(entry.src, { method: "HEAD", cache: "no-store" }).catch(() => null);
  // A reload must not interrupt a page that was opened in the meantime.
  if (answer === null || !needed(answer.status) || window.location.href !== href || !claimReload())
    return false;
  window.location.reload();
  return true;
}

/** Returns false when the page was reloaded a short time ago, or when that cannot be remembered. */
function claimReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < MIN_RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
