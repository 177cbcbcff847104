import type { Context, Viewer } from "./context.ts";
import { DEFAULT_LANGUAGE } from "./domain/language.ts";

/**
 * The part of the context that customers' own writes need, so that LINE chat actions can run them without a
 * request.
 */
export type Actor = Pick<Context, "prisma" | "viewer" | "language" | "now"> & {
  /** The LINE event whose action this is. It gets a free reply, which its notifications wait for. */
  lineEventId?: string;
};

const NO_VIEWER: Viewer = { staff: null, customer: null, token: null };

/** Returns the actor of what the server does by itself, such as recording what a payment provider reports. */
export const serverActor = (prisma: Actor["prisma"], now: Actor["now"]): Actor => ({
  prisma,
  now,
  viewer: NO_VIEWER,
  language: DEFAULT_LANGUAGE,
});
