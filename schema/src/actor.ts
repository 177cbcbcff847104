import type { Context } from "./context.ts";

/** Who acts, when and in which language: all of a request that customers' own writes ask for, so that the chat can do them too. */
export type Actor = Pick<Context, "prisma" | "viewer" | "language" | "now">;
