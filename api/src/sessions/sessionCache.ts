import type { Viewer } from "@machiya/schema/context";
import type { SequencedSessionRevocation } from "./sessionRevocation.ts";
import type { SessionStore, SessionTokens } from "./sessionStore.ts";

/** Whoever comes again within this time is known without a look; shorter than the minute in which a use is noted. */
const REMEMBERED_MS = 30_000;
/** Beyond, those who were remembered first are forgotten. */
const MAX_CACHED_SESSIONS = 5000;

export interface CachedSessionStore extends Omit<SessionStore, "look"> {
  /** Whose sessions these are. */
  find(tokens: SessionTokens): Promise<Viewer>;
  /** After staff changed something: sessions of others may be among it, and whoever asks next must not be let in by what was. */
  forgetAll(): void;
}

interface Options {
  sessionRevocation: SequencedSessionRevocation;
  /** Whether ends are heard of: while they are not, nobody is remembered. */
  isListening(): boolean;
  now(): Date;
}

interface Remembered {
  viewer: Viewer;
  until: number;
  unwatch(): void;
}

/**
 * Sessions that were looked at a moment ago, without another look. Every process hears of an end from Postgres when it commits, and of
 * its own at once; what was looked up while an end was announced is not remembered.
 */
export function createSessionCache(store: SessionStore, options: Options): CachedSessionStore {
  const { sessionRevocation, isListening, now } = options;
  const remembered = new Map<string, Remembered>();
  /** Counts what this process ended itself. */
  let ended = 0;

  function forget(key: string): void {
    remembered.get(key)?.unwatch();
    remembered.delete(key);
  }

  function forgetAll(): void {
    ended += 1;
    for (const key of [...remembered.keys()]) forget(key);
  }

  function remember(key: string, viewer: Viewer, until: number): void {
    forget(key);
    const unwatch = sessionRevocation.watch(viewer, () => forget(key));
    remembered.set(key, { viewer, until: Math.min(until, now().getTime() + REMEMBERED_MS), unwatch });
    const [oldest] = remembered.keys();
    if (remembered.size > MAX_CACHED_SESSIONS && oldest !== undefined) forget(oldest);
  }

  return {
    ...store,
    forgetAll,
    async find(tokens) {
      const key = keyOf(tokens);
      const known = remembered.get(key);
      if (known !== undefined && isListening() && now().getTime() < known.until) return copyOf(known.viewer);
      const before = [ended, sessionRevocation.sequence()].join();
      const { viewer, until } = await store.look(tokens);
      const isCurrent = before === [ended, sessionRevocation.sequence()].join() && isListening();
      const isSomebody = viewer.staff !== null || viewer.customer !== null;
      if (isSomebody && isCurrent) remember(key, copyOf(viewer), until);
      return viewer;
    },
    async close(id) {
      await store.close(id);
      ended += 1;
      for (const [key, { viewer }] of [...remembered])
        if (viewer.staff?.sessionId === id || viewer.customer?.sessionId === id) forget(key);
    },
  };
}

const keyOf = ({ staff, customer }: SessionTokens) => `${staff ?? ""} ${customer ?? ""}`;

/** Requests change their viewer when they sign in or out. */
const copyOf = ({ staff, customer }: Viewer): Viewer => ({
  staff: staff && { ...staff },
  customer: customer && { ...customer },
  token: null,
});
