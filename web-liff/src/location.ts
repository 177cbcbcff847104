import { useSyncExternalStore } from "react";

/**
 * The address as the screens see it. LIFF needs the browser's own address unchanged until `liff.init` has
 * resolved; until then, changes apply to the screens at once and to the history only when `releaseLocation`
 * is called.
 */
interface Step {
  url: string;
  replace: boolean;
  /** True for a sheet over the current page. */
  sheet: boolean;
}

interface Place {
  path: string;
  search: string;
}

/** An entry that this application wrote into the history. */
interface Entry {
  /** The number of entries that this application added before. */
  depth: number;
  /** The depth of the page below all sheets. */
  pageDepth: number;
}

/** A history entry of a sheet that the address does not name. */
export interface SheetEntry {
  /** Goes back to the entry below. The sheet's `onClose` follows, as after the browser's Back. */
  close: () => void;
  /** Removes the sheet without going back, because its page is gone. */
  drop: () => void;
}

let released = false;
let waiting: Step[] = [];
/** What follows when the browser has gone back; null when it is not going back. */
let arrivals: (() => void)[] | null = null;
let sheets: { depth: number; onClose: () => void }[] = [];
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

/** Returns the browser's entry; an entry of another application has depth 0. */
function browserEntry(): Entry {
  const state: Partial<Record<keyof Entry, unknown>> | null = window.history.state;
  const number = (value: unknown) => (typeof value === "number" ? value : 0);
  return { depth: number(state?.depth), pageDepth: number(state?.pageDepth) };
}

function entryAfter(last: Entry, { replace, sheet }: Step): Entry {
  if (replace) return last;
  const depth = last.depth + 1;
  return { depth, pageDepth: sheet ? last.pageDepth : depth };
}

/** Returns the entry that the screens show. */
const shownEntry = (): Entry => waiting.reduce(entryAfter, browserEntry());

function write(step: Step): void {
  const entry = entryAfter(browserEntry(), step);
  if (step.replace) window.history.replaceState(entry, "", step.url);
  else window.history.pushState(entry, "", step.url);
}

function take(step: Step): void {
  if (arrivals !== null) arrivals.push(() => take(step));
  else if (released) write(step);
  else waiting.push(step);
}

interface NavigateOptions {
  replace?: boolean;
  /** True when the address opens a sheet over the current page. */
  sheet?: boolean;
}

/** Navigates to a path with its search, on this origin. */
export function navigate(to: string, { replace = false, sheet = false }: NavigateOptions = {}): void {
  take({ url: to, replace, sheet });
  show(placeOf(to));
}

/** Goes back by a number of entries, and then does what `next` says. */
function goBack(count: number, next: () => void): void {
  if (arrivals !== null) {
    // A second tap on a close button must not leave the page below.
    arrivals.push(next);
    return;
  }
  if (released) {
    arrivals = [next];
    window.history.go(-count);
    return;
  }
  for (let left = count; left > 0 && waiting.length > 0; ) if (waiting.pop()?.replace === false) left -= 1;
  closeSheetsAbove();
  next();
  const last = waiting.at(-1);
  show(last === undefined ? browserPlace() : placeOf(last.url));
}

/** Closes a view: goes back if a history entry opened it, else replaces it with `fallback`. */
export function leave(fallback: string): void {
  const isOpened = released ? browserEntry().depth > 0 : waiting.at(-1)?.replace === false;
  if (isOpened) goBack(1, () => {});
  else navigate(fallback, { replace: true });
}

/** Closes all sheets, so that `page` is their page, and then opens the sheet at `next` over it. */
export function leaveSheets(page: string, next: string | null = null): void {
  const { depth, pageDepth } = shownEntry();
  const arrive = () => {
    navigate(page, { replace: true });
    if (next !== null) navigate(next, { sheet: true });
  };
  if (depth === pageDepth) arrive();
  else {
    goBack(depth - pageDepth, arrive);
    show(placeOf(next ?? page));
  }
}

/** Adds a history entry for a sheet that the address does not name. `onClose` is called after Back. */
export function openSheetEntry(onClose: () => void): SheetEntry {
  const sheet = { depth: 0, onClose };
  const open = () => {
    const url = current.path + current.search;
    take({ url, replace: false, sheet: true });
    sheet.depth = shownEntry().depth;
    sheets.push(sheet);
  };
  if (arrivals === null) open();
  else arrivals.push(open);
  return {
    close: () => {
      if (sheets.includes(sheet)) goBack(shownEntry().depth - sheet.depth + 1, () => {});
      else onClose();
    },
    drop: () => {
      sheets = sheets.filter((one) => one !== sheet);
    },
  };
}

function closeSheetsAbove(): void {
  const { depth } = shownEntry();
  const closed = sheets.filter((sheet) => sheet.depth > depth);
  sheets = sheets.filter((sheet) => sheet.depth <= depth);
  for (const { onClose } of closed.reverse()) onClose();
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
    const next = arrivals ?? [];
    arrivals = null;
    waiting = [];
    closeSheetsAbove();
    for (const arrive of next) arrive();
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
export const usePath = () => useSyncExternalStore(subscribe, path, path);

/** The location hook for wouter's Router. */
export const useLocationHook = (): [string, typeof navigate] => [usePath(), navigate];

/** Returns the current address without subscribing to it. */
export const currentPlace = () => current;
