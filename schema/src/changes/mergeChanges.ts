/** A source of changes and the name of its values in the merged events. */
interface Source {
  name: string;
  iterator: AsyncIterator<unknown>;
}

/**
 * Merges sources into one iteration of events, each with the value of one source under the source's name. When one
 * source ends, or the consumer returns, even while it waits, the iteration and all sources end. It asks each source
 * for one value at a time, so that values wait in the source's own bounded queue. One consumer may read it.
 */
export function mergeChanges<Values extends object>(
  iterables: {
    [Name in keyof Values]?: AsyncIterable<Values[Name]>;
  },
): AsyncIterableIterator<Partial<Values>> {
  const sources: Source[] = Object.entries<AsyncIterable<unknown> | undefined>(iterables).flatMap(
    ([name, iterable]) =>
      iterable === undefined ? [] : { name, iterator: iterable[Symbol.asyncIterator]() },
  );
  const idle = [...sources];
  const arrived: { source: Source; result: Promise<IteratorResult<unknown>> }[] = [];
  let ended = false;
  let wake = () => {};

  function request(source: Source): void {
    const result = source.iterator.next();
    const arrive = () => {
      arrived.push({ source, result });
      wake();
    };
    result.then(arrive, arrive);
  }
  async function end(): Promise<IteratorResult<Partial<Values>>> {
    ended = true;
    wake();
    await Promise.all(sources.map(({ iterator }) => iterator.return?.()));
    return { done: true, value: undefined };
  }

  return {
    async next() {
      for (const source of idle.splice(0)) request(source);
      if (arrived.length === 0 && !ended) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const first = arrived.shift();
      if (ended || first === undefined) return { done: true, value: undefined };
      const { done, value } = await first.result.catch(async (error: unknown) => {
        await end();
        throw error;
      });
      if (done === true) return end();
      idle.push(first.source);
      return { done: false, value: { [first.source.name]: value } as Partial<Values> };
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
