import { Refusal } from "./refusal.ts";

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

/**
 * Returns why code that failed to load is missing: OUTDATED when a release has replaced the page's files, which also
 * reloads the page; UNREACHABLE when the server does not respond; SERVER_FAILED when it did not deliver a file of its
 * own release.
 */
export async function codeFailure(cause: unknown): Promise<Refusal> {
  const { href } = window.location;
  const status = await entryStatus();
  if (status === 404) reload(href);
  const code = status === null ? "UNREACHABLE" : status === 404 ? "OUTDATED" : "SERVER_FAILED";
  return new Refusal(code, {}, cause);
}

async function reloadIf(needed: (status: number) => boolean): Promise<boolean> {
  if (typeof document === "undefined" || entryScript() === null) return false;
  const { href } = window.location;
  const status = await entryStatus();
  return status !== null && needed(status) && reload(href);
}

/** The name of the entry script contains a hash that depends on the names of all other chunks. */
const entryScript = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]');

/** The running question for the entry script, which failures at the same time share. */
let asked: Promise<number | null> | null = null;

/** Returns the status with which the server responds for the page's entry script; null when it does not respond. */
function entryStatus(): Promise<number | null> {
  asked ??= fetch(entryScript()?.src ?? "/", { method: "HEAD", cache: "no-store" })
    .then(
      ({ status }) => status,
      () => null,
    )
    .finally(() => {
      asked = null;
    });
  return asked;
}

/** Reloads the page, unless another one was opened in the meantime, which a reload must not interrupt. */
function reload(href: string): boolean {
  if (window.location.href !== href || !claimReload()) return false;
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
