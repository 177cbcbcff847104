/** The number of rows that are read at once: REST's largest page (decisions.md §2.5). */
const PAGE_ROWS = 1000;

/**
 * Requests one page of a list sorted newest first. It starts after the last row of the previous page, so rows
 * that were added or removed meanwhile do not shift it.
 */
interface PageRequest {
  filter: { olderThan?: string };
  first: number;
}

/**
 * Reads all rows of a list page by page. Each page is read after the previous one was consumed, so that no
 * page waits in memory. `limit` is the most rows that are read; without it, all are.
 */
export async function* allPages<Row>(
  read: (page: PageRequest) => Promise<{ rows: Row[]; ids: string[] }>,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<Row[]> {
  let last: string | undefined;
  let left = limit;
  do {
    const first = Math.min(PAGE_ROWS, left);
    const { rows, ids } = await read({
      filter: last === undefined ? {} : { olderThan: last },
      first,
    });
    yield rows;
    left -= ids.length;
    last = ids.length === first && left > 0 ? ids.at(-1) : undefined;
  } while (last !== undefined);
}

/**
 * Streams text as a response body. Rejects when the first part fails; a later failure aborts the response, so
 * that clients do not mistake a partial file for a complete one.
 */
export async function chunked(parts: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let first: IteratorResult<string> | null = await parts.next();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = first ?? (await parts.next());
        first = null;
        if (part.done) controller.close();
        else controller.enqueue(encoder.encode(part.value));
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
