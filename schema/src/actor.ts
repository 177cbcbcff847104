import type { Context } from "./context.ts";

/**
 * The part of the context that customers' own writes need, so that LINE chat actions can run them without a
 * request.
 */
export type Actor = Pick<Context, "prisma" | "viewer" | "language" | "now"> & {
  /** The LINE event whose action this is. It gets a free reply, which its notifications wait for. */
  lineEventId?: string;
};
