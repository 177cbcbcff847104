import { useSyncExternalStore } from "react";

/**
 * The address as the screens see it. LIFF needs the browser's own address unchanged until `liff.init` has
 * resolved; until then, changes apply to the screens at once and to the history only when `releaseLocation`
 * is called.
 */
interface Step {
  url: string;
  replace: boolean;
}

interface Place {
  path: string;
  search: string;
}

let released = false;
let waiting: Step[] = [];
let current: Place = typeof window === "undefined" ? { path: "/", search: "" } : browserPlace();
const listeners = new Set<() => void>();

function browserPlace(): Place {
  return { path: window.location.pathname, search: window.location.search };
}

function show(place: Place): void {
  if (place.path === current.path && place.search === current.search) return;
  current = place;
  for (const listener of listeners) listener();
}

function placeOf(url: string): Place {
  const { pathname, search } = new URL(url, window.location.href);
  return { path: pathname, search };
}

/** Returns how many history entries this application added. */
function depth(): number {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "depth" in state && typeof state.depth === "number"
    ? state.depth
    : 0;
}

function write({ url, replace }: Step): void {
  if (replace) window.history.replaceState({ depth: depth() }, "", url);
  else window.history.pushState({ depth: depth() + 1 }, "", url);
}

/** Navigates to a path with its search, on this origin. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const step = { url: to, replace: options.replace ?? false };
  if (released) write(step);
  else waiting.push(step);
  show(placeOf(to));
}

/** Closes a view: goes back if a history entry opened it, else replaces it with `fallback`. */
export function leave(fallback: string): void {
  if (!released) {
    const last = waiting.pop();
    if (last !== undefined && !last.replace) {
      const before = waiting.at(-1);
      show(before === undefined ? browserPlace() : placeOf(before.url));
      return;
    }
    if (last !== undefined) waiting.push(last);
  } else if (depth() > 0) {
    window.history.back();
    return;
  }
  navigate(fallback, { replace: true });
}

/**
 * Writes the pending steps to the history, and all later changes immediately. Called when LIFF no longer
 * needs the address.
 */
export function releaseLocation(): void {
  if (released) return;
  released = true;
  for (const step of waiting) write(step);
  waiting = [];
  show(browserPlace());
}

if (typeof window !== "undefined")
  window.addEventListener("popstate", () => {
    waiting = [];
    show(browserPlace());
  });

/** Sets the address of the page that is rendered next, on the server. */
export function setServerLocation(place: Place): void {
  current = place;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const search = () => current.search;
const path = () => current.path;
export const useSearch = () => useSyncExternalStore(subscribe, search, search);
const usePath = () => useSyncExternalStore(subscribe, path, path);

/** The location hook for wouter's Router. */
export const useLocationHook = (): [string, typeof navigate] => [usePath(), navigate];

/** Returns the current address without subscribing to it. */
export const currentPlace = () => current;
