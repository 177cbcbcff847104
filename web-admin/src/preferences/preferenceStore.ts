import type { PreferenceKind } from "@machiya/prisma/enums";
import { type PreferenceValues, readPreference } from "@machiya/schema/domain/preferences/preferences";
import type { PageSize } from "@machiya/schema/domain/preferences/tableLayout";

/** What tells the preferences of one owner apart. */
export interface PreferenceKey {
  kind: PreferenceKind;
  /** The list. */
  subject: string;
  /** The name of a view; empty for other kinds. */
  name: string;
}

export interface Preference extends PreferenceKey {
  /** The value as JSON. */
  value: string;
  shared: boolean;
  isOwn: boolean;
  ownerName: string;
}

interface State {
  userId: string;
  preferences: readonly Preference[];
  /** The user's own preferences for which the server has not answered yet. */
  unsaved: readonly PreferenceKey[];
}

/**
 * The copy of the server's preferences in this browser, from which routes read the number of rows before the
 * session is known.
 */
const STORAGE_KEY = "machiya.preferences.v1";

function readCopy(): State {
  const empty: State = { userId: "", preferences: [], unsaved: [] };
  try {
    const { userId, preferences, unsaved = [] } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    const isValid = typeof userId === "string" && Array.isArray(preferences) && Array.isArray(unsaved);
    return isValid ? { userId, preferences, unsaved } : empty;
  } catch {
    return empty;
  }
}

let state: State | null = null;
const watchers = new Set<() => void>();

function current(): State {
  state ??= readCopy();
  return state;
}

function replace(next: State): void {
  state = next;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // The storage is full or denied: the next visit then starts with the defaults until the session is known.
  }
  for (const watcher of watchers) watcher();
}

/** Calls back after every change. Returns the unsubscribe function. */
export function watchPreferences(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Returns all preferences that the user reads: their own, and the shared ones of others. */
export const allPreferences = (): readonly Preference[] => current().preferences;

export function isSameKey(one: PreferenceKey, other: PreferenceKey): boolean {
  return one.kind === other.kind && one.subject === other.subject && one.name === other.name;
}

/** Returns the user's own value of an unnamed preference; the default without one. */
export function ownPreference<Kind extends PreferenceKind>(
  kind: Kind,
  subject: string,
): PreferenceValues[Kind] {
  const found = current().preferences.find(
    (each) => each.isOwn && isSameKey(each, { kind, subject, name: "" }),
  );
  return readPreference(kind, found === undefined ? null : JSON.parse(found.value));
}

/** Returns the number of rows on a page of a list. */
export function pageSizeOf(list: string): PageSize {
  return ownPreference("TABLE", list).rows;
}

/** The user whose preferences were read from the server since the page was loaded. */
let enteredUser: string | null = null;

/**
 * Replaces the copy by what the server knows about the user, once for each user: later responses may be older
 * than what the user has changed since, and replace only what others share. Preferences that were not stored before
 * the page was left are kept.
 * Returns whether a preference was different, so that what was loaded by the copy must be loaded again.
 */
export function enterPreferences(userId: string, preferences: readonly Preference[]): boolean {
  const known = current();
  if (enteredUser === userId) {
    const own = known.preferences.filter(({ isOwn }) => isOwn);
    const next = { ...known, preferences: [...preferences.filter(({ isOwn }) => !isOwn), ...own] };
    if (!isSame(sharedOf(known), sharedOf(next))) replace(next);
    return false;
  }
  enteredUser = userId;
  const kept = known.userId === userId ? unsavedPreferences() : [];
  const next: State = {
    userId,
    preferences: [...preferences.filter((each) => !isOwnAmong(kept, each)), ...kept],
    unsaved: kept.map(({ kind, subject, name }) => ({ kind, subject, name })),
  };
  if (!isSame(known, next)) replace(next);
  return !isSame(known.preferences, next.preferences);
}

const sharedOf = ({ preferences }: State) => preferences.filter(({ isOwn }) => !isOwn);

const isSame = (known: unknown, next: unknown) => JSON.stringify(known) === JSON.stringify(next);

function isOwnAmong(keys: readonly PreferenceKey[], preference: Preference): boolean {
  return preference.isOwn && keys.some((key) => isSameKey(key, preference));
}

/** Returns the user's own preferences for which the server has not answered yet. */
export function unsavedPreferences(): Preference[] {
  const { preferences, unsaved } = current();
  return preferences.filter((each) => isOwnAmong(unsaved, each));
}

/** Sets the user's own preference before the server has stored it. */
export function setOwnPreference({
  kind,
  subject,
  name,
  value,
  shared,
}: PreferenceKey & Pick<Preference, "value" | "shared">): void {
  const key = { kind, subject, name };
  const rest = withoutOwn(key);
  const added = { ...key, value, shared, isOwn: true, ownerName: "" };
  replace({ ...rest, preferences: [...rest.preferences, added], unsaved: [...rest.unsaved, key] });
}

/** Records that the server has answered for a value, unless it was changed again meanwhile. */
export function settleOwnPreference(sent: PreferenceKey & Pick<Preference, "value">): void {
  const state = current();
  if (!unsavedPreferences().some((each) => isSameKey(each, sent) && each.value === sent.value)) return;
  replace({ ...state, unsaved: state.unsaved.filter((each) => !isSameKey(each, sent)) });
}

/** Removes the user's own preference before the server has deleted it. */
export function removeOwnPreference(key: PreferenceKey): void {
  replace(withoutOwn(key));
}

function withoutOwn(key: PreferenceKey): State {
  const { userId, preferences, unsaved } = current();
  return {
    userId,
    preferences: preferences.filter((each) => !(each.isOwn && isSameKey(each, key))),
    unsaved: unsaved.filter((each) => !isSameKey(each, key)),
  };
}
