import { z } from "zod";
import { baselineRequest, type PreparedRequest, persistedRequest } from "../requests/preparedRequests.ts";
import { persistedQueryHash, type Web } from "./persistedQueries.ts";
import { storedValues } from "./storedValues.ts";

/** One request of a screen, and the request to the baseline that returns the same stored values. */
export interface ScreenRequest<Values> {
  web: Web;
  query: string;
  /** The variables that the screen sends. */
  variables: Record<string, unknown>;
  cookie: string | null;
  /** The part of GraphQL's stored values that the baseline returns; omitted: all of them. */
  part?: (data: Record<string, unknown>) => unknown;
  /** The baseline's path and its body; null: a GET request. */
  baseline: { path: string; body: unknown };
  /** The shape of the stored values of both. */
  shape: z.ZodType<Values>;
  /** Returns an error; null if the values are correct. */
  check(values: Values): string | null;
}

/** The requests of a screen by entrypoint. */
export function screenRequests<Values>(screen: ScreenRequest<Values>): {
  graphql(): PreparedRequest;
  baseline(): PreparedRequest;
} {
  const { check, shape, part = (data) => data } = screen;
  const stored = z.unknown().transform(storedValues);
  const ours = stored.pipe(z.record(z.string(), z.unknown())).transform(part).pipe(shape);
  return {
    graphql: () =>
      persistedRequest(persistedQueryHash(screen.web, screen.query), screen.variables, screen.cookie, {
        shape: ours,
        check,
      }),
    baseline: () =>
      baselineRequest(screen.baseline.path, screen.baseline.body, { shape: stored.pipe(shape), check }),
  };
}

/** Returns a random page number, from 1, of a list with this number of rows. */
export const pickPage = (random: (below: number) => number, pages: number, rows: number, size: number) =>
  1 + random(Math.min(pages, Math.max(1, Math.floor(rows / size))));

/** Checks whether the rows are newest first, fill the page, and match the total. Returns an error; null if they do. */
export function pageError(
  { total, rows }: { total: number; rows: readonly { id: number }[] },
  size: number,
  firstPage: boolean,
): string | null {
  if (rows.some(({ id }, index) => id >= (rows[index - 1]?.id ?? Number.POSITIVE_INFINITY)))
    return "not newest first";
  if (total < rows.length) return `${rows.length} rows of ${total}`;
  if (firstPage && rows.length !== Math.min(size, total)) return `${rows.length} rows of ${total} on page 1`;
  return null;
}
