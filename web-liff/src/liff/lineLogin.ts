import { withParams } from "@machiya/schema/client/urlParams";
import { currentPlace, navigate, releaseLocation } from "../location.ts";
import { paths } from "../paths.ts";

/**
 * Storage key of the page to return to. It is in local storage because LINE's app may return in another tab.
 */
const RETURN_TO = "machiya.lineLogin";

/** The parameters that LINE's login page adds to the address of the page to which it returns. */
const CALLBACK_PATH = ["code", "state", "error", "error_description", "friendship_status_changed"];

/** The result of LINE's login page; `declined` when the customer canceled there. */
export type LineCallback = { code: string; state: string } | "declined";

/**
 * Leaves the page for LINE's login through the server, for browsers without LIFF; the promise never settles.
 */
export function leaveForLine(returnTo: string): Promise<never> {
  try {
    localStorage.setItem(RETURN_TO, returnTo);
  } catch {
    // Storage can be disabled; the customer then returns to the storefront.
  }
  window.location.assign("/line/login/start");
  return new Promise(() => {});
}

/**
 * Reads LINE's result from the address and restores the previous page; call it before the first render.
 * Returns null when the browser does not come from LINE. LIFF's own redirect carries `liffClientId` and is
 * left to LIFF.
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

/** Returns a page of this origin, or null when none is stored. */
function takeReturn(): string | null {
  try {
    const url = localStorage.getItem(RETURN_TO);
    localStorage.removeItem(RETURN_TO);
    if (url === null) return null;
    const { origin, pathname, search } = new URL(url);
    return origin === window.location.origin ? `${pathname}${search}` : null;
  } catch {
    return null;
  }
}
