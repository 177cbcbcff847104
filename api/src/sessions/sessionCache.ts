import type { Viewer } from "@machiya/schema/context";
import { storeNewest } from "@machiya/schema/execution/storeNewest";
import type { SequencedSessionRevocation } from "./sessionRevocation.ts";
import type { SessionStore, SessionTokens } from "./sessionStore.ts";

/** The lifetime of a cache entry; shorter than the minute after which a use is recorded. */
const ENTRY_TTL_MS = 30_000;
/** Above this size the oldest entries are evicted. */
const MAX_CACHED_SESSIONS = 5000;

export interface CachedSessionStore extends Omit<SessionStore, "look"> {
  /** Returns the viewer of these session tokens. */
  find(tokens: SessionTokens): Promise<Viewer>;
  /**
   * Clears the cache after staff changed something: the change may have revoked sessions of others, which the
   * next request must not use.
   */
  invalidateAll(): void;
}

interface Options {
  sessionRevocation: SequencedSessionRevocation;
  /** Returns whether revocations are received; while they are not, the cache is not used. */
  isListening(): boolean;
  now(): Date;
}

interface CacheEntry {
  viewer: Viewer;
  until: number;
  unwatch(): void;
}

/**
 * Caches sessions that were looked up recently. Every process receives a revocation from Postgres when it
 * commits, and applies its own at once; a session that was looked up while a revocation was announced is not
 * cached.
 */
export function createSessionCache(store: SessionStore, options: Options): CachedSessionStore {
  const { sessionRevocation, isListening, now } = options;
  const entries = new Map<string, CacheEntry>();
  /** Counts the revocations by this process. */
  let ended = 0;

  function evict(key: string): void {
    entries.get(key)?.unwatch();
    entries.delete(key);
  }

  function invalidateAll(): void {
    ended += 1;
    for (const key of [...entries.keys()]) evict(key);
  }

  function storeEntry(key: string, viewer: Viewer, until: number): void {
    evict(key);
    const unwatch = sessionRevocation.watch(viewer, () => evict(key));
    const entry = { viewer, until: Math.min(until, now().getTime() + ENTRY_TTL_MS), unwatch };
    const dropped = storeNewest(entries, key, entry, MAX_CACHED_SESSIONS);
    dropped?.[1].unwatch();
  }

  return {
    ...store,
    invalidateAll,
    async find(tokens) {
      const key = keyOf(tokens);
      const known = entries.get(key);
      if (known !== undefined && isListening() && now().getTime() < known.until) return copyOf(known.viewer);
      const before = [ended, sessionRevocation.sequence()].join();
      const { viewer, until } = await store.look(tokens);
      const isCurrent = before === [ended, sessionRevocation.sequence()].join() && isListening();
      const hasSession = viewer.staff !== null || viewer.customer !== null;
      if (hasSession && isCurrent) storeEntry(key, copyOf(viewer), until);
      return viewer;
    },
    async close(id) {
      await store.close(id);
      ended += 1;
      for (const [key, { viewer }] of [...entries])
        if (viewer.staff?.sessionId === id || viewer.customer?.sessionId === id) evict(key);
    },
  };
}

const keyOf = ({ staff, customer }: SessionTokens) => `${staff ?? ""} ${customer ?? ""}`;

/** Returns a copy, because requests change their viewer when they sign in or out. */
const copyOf = ({ staff, customer }: Viewer): Viewer => ({
  staff: staff && { ...staff },
  customer: customer && { ...customer },
  token: null,
});
