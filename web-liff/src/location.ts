import { useSyncExternalStore } from "react";

/**
 * The address as the screens see it. LIFF wants the browser's own untouched until `liff.init` has resolved; until
 * then a change is shown at once, and written to the browser's history only when `releaseLocation` is called.
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

/** How many entries of the history are ours to go back through. */
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

/** Goes to a path with its search, on this origin. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const step = { url: to, replace: options.replace ?? false };
  if (released) write(step);
  else waiting.push(step);
  show(placeOf(to));
}

/** Leaves what was opened here: one step back when it was opened by a step, else to `fallback` in its place. */
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

/** LIFF is done with the address: what waited is written, and from here on every change at once. */
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

/** On the server: where the page stands that is drawn next. */
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

/** For wouter's Router. */
export const useLocationHook = (): [string, typeof navigate] => [usePath(), navigate];

/** The address at this moment, for a change of it. */
export const currentPlace = () => current;
