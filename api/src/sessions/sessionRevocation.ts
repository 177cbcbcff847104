import type { Viewer } from "@machiya/schema/context";
import { z } from "zod";

/** The channel of Postgres that tells of sessions. */
export const SESSION_CHANNEL = "machiya_session";

/** A session that ended, or a person or an API token that must be looked at; exactly one is set. */
const announcement = z.object({
  sessionId: z.number().int().nullable(),
  staffMemberId: z.number().int().nullable(),
  customerId: z.number().int().nullable(),
  apiTokenId: z.number().int().nullable().default(null),
});
type Announcement = z.infer<typeof announcement>;

/** Hears "ended" for certain ends, "look" when only the database can say. */
export type SessionWatcher = (what: "ended" | "look") => void;

export interface SessionRevocation {
  /** Tells of the viewer's sessions from now on. Returns the way to stop. */
  watch(viewer: Viewer, watcher: SessionWatcher): () => void;
}

/** For whoever must know whether anything was announced meanwhile. */
export interface SequencedSessionRevocation extends SessionRevocation {
  /** How much was announced so far, about whomever. */
  sequence(): number;
}

export interface SessionRevocationOptions extends SequencedSessionRevocation {
  /** Passes on what Postgres announced. Throws when it is no announcement. */
  announce(text: string): void;
  /** Announcements may have been missed: everyone looks. */
  onGap(): void;
}

/** Tells whoever watches a viewer in this process. At once and without a queue: an end must not be dropped, as a hint may. */
export function createSessionRevocation(): SessionRevocationOptions {
  const watchers = new Map<SessionWatcher, Viewer>();
  let heard = 0;
  return {
    sequence: () => heard,
    watch(viewer, watcher) {
      watchers.set(watcher, viewer);
      return () => watchers.delete(watcher);
    },
    announce(text) {
      heard += 1;
      const said = announcement.parse(JSON.parse(text));
      for (const [watcher, viewer] of [...watchers]) {
        const what = concerns(said, viewer);
        if (what !== null) watcher(what);
      }
    },
    onGap() {
      heard += 1;
      for (const watcher of [...watchers.keys()]) watcher("look");
    },
  };
}

function concerns(said: Announcement, { staff, customer, token }: Viewer): "ended" | "look" | null {
  if (said.sessionId !== null) {
    const own = staff?.sessionId === said.sessionId || customer?.sessionId === said.sessionId;
    return own ? "ended" : null;
  }
  const themselves =
    (staff !== null && staff.id === said.staffMemberId) ||
    (customer !== null && customer.id === said.customerId) ||
    (token !== null && token.id === said.apiTokenId);
  return themselves ? "look" : null;
}
