import { withParams } from "@machiya/schema/client/urlParams";
import { currentPlace, navigate, releaseLocation } from "../location.ts";
import { paths } from "../paths.ts";

/** Where they were when they left for LINE. LINE's app may bring them back in another tab, hence not for the tab alone. */
const RETURN_TO = "machiya.lineLogin";

/** What LINE's login page adds to the address of the page to which it sends a browser back. */
const CALLBACK_PATH = ["code", "state", "error", "error_description", "friendship_status_changed"];

/** What LINE sent this browser back with; `declined`: they changed their mind there. */
export type LineCallback = { code: string; state: string } | "declined";

/** Leaves the page for LINE's login by way of the server, for browsers in which LIFF does not run; the promise never ends. */
export function leaveForLine(returnTo: string): Promise<never> {
  try {
    localStorage.setItem(RETURN_TO, returnTo);
  } catch {
    // Storage may be forbidden: they come back to the storefront then.
  }
  window.location.assign("/line/login/start");
  return new Promise(() => {});
}

/**
 * Call it before the first page shows: reads LINE's answer from the address, and puts back the one where they were.
 * Null: this browser does not come from there. LIFF's own way back carries `liffClientId` and is left to LIFF.
 */
export function takeLineCallback(): LineCallback | null {
  const { path, search } = currentPlace();
  const query = new URLSearchParams(search);
  const [code, state] = [query.get("code"), query.get("state")];
  if (path !== paths.storefront || state === null || query.has("liffClientId")) return null;
  if (code === null && !query.has("error")) return null;
  const rest = withParams(search, Object.fromEntries(CALLBACK_PATH.map((name) => [name, null])));
  releaseLocation();
  navigate(takeReturn() ?? `${path}${rest}`, { replace: true });
  return code === null ? "declined" : { code, state };
}

/** A page of this origin; null when there is none to go back to. */
function takeReturn(): string | null {
  try {
    const kept = localStorage.getItem(RETURN_TO);
    localStorage.removeItem(RETURN_TO);
    if (kept === null) return null;
    const { origin, pathname, search } = new URL(kept);
    return origin === window.location.origin ? `${pathname}${search}` : null;
  } catch {
    return null;
  }
}
