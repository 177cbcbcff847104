import type { Viewer } from "@machiya/schema/context";
import { z } from "zod";

/** The Postgres channel that announces ended sessions. */
export const SESSION_CHANNEL = "machiya_session";

/**
 * A session that ended, or a staff member, customer or API token whose sessions must be looked up again;
 * exactly one is set.
 */
const announcement = z.object({
  sessionId: z.number().int().nullable(),
  staffMemberId: z.number().int().nullable(),
  customerId: z.number().int().nullable(),
  apiTokenId: z.number().int().nullable().default(null),
});
type Announcement = z.infer<typeof announcement>;

/** Receives "ended" when the session has certainly ended, and "look" when only the database can tell. */
export type SessionWatcher = (what: "ended" | "look") => void;

export interface SessionRevocation {
  /** Calls the watcher when the viewer's sessions are concerned. Returns a function that stops watching. */
  watch(viewer: Viewer, watcher: SessionWatcher): () => void;
}

/** Lets a caller detect whether anything was announced since an earlier moment. */
export interface SequencedSessionRevocation extends SessionRevocation {
  /** Returns the number of announcements so far, about any viewer. */
  sequence(): number;
}

export interface SessionRevocationOptions extends SequencedSessionRevocation {
  /** Passes on what Postgres announced. Throws when the text is not an announcement. */
  announce(text: string): void;
  /** Makes every watcher look its session up again, because announcements may have been missed. */
  onGap(): void;
}

/**
 * Calls the watchers of this process synchronously and without a queue, because a revocation must not be
 * dropped.
 */
export function createSessionRevocation(): SessionRevocationOptions {
  const watchers = new Map<SessionWatcher, Viewer>();
  let received = 0;
  return {
    sequence: () => received,
    watch(viewer, watcher) {
      watchers.set(watcher, viewer);
      return () => watchers.delete(watcher);
    },
    announce(text) {
      received += 1;
      const parsed = announcement.parse(JSON.parse(text));
      for (const [watcher, viewer] of [...watchers]) {
        const what = concerns(parsed, viewer);
        if (what !== null) watcher(what);
      }
    },
    onGap() {
      received += 1;
      for (const watcher of [...watchers.keys()]) watcher("look");
    },
  };
}

function concerns(announcement: Announcement, { staff, customer, token }: Viewer): "ended" | "look" | null {
  if (announcement.sessionId !== null) {
    const own = staff?.sessionId === announcement.sessionId || customer?.sessionId === announcement.sessionId;
    return own ? "ended" : null;
  }
  const themselves =
    (staff !== null && staff.id === announcement.staffMemberId) ||
    (customer !== null && customer.id === announcement.customerId) ||
    (token !== null && token.id === announcement.apiTokenId);
  return themselves ? "look" : null;
}
