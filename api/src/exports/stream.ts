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
