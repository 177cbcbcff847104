/** Rows that are read at once: REST's largest page (decisions.md §2.5). */
const PAGE_ROWS = 1000;

/** A page of a list that is newest first: what follows the last row of the page before, whatever came or went meanwhile. */
interface PageAsked {
  filter: { olderThan?: string };
  first: number;
}

/** All rows of a list, page by page; each is read when the one before was taken, so that none waits in memory. */
export async function* allPages<Row>(
  read: (page: PageAsked) => Promise<{ rows: Row[]; ids: string[] }>,
): AsyncGenerator<Row[]> {
  let last: string | undefined;
  do {
    const { rows, ids } = await read({
      filter: last === undefined ? {} : { olderThan: last },
      first: PAGE_ROWS,
    });
    yield rows;
    last = ids.length === PAGE_ROWS ? ids.at(-1) : undefined;
  } while (last !== undefined);
}

/**
 * Text as a body that is sent while it is made. Rejects when its first part cannot be made; a later failure breaks the answer
 * off, so that nobody takes a part for the whole.
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
