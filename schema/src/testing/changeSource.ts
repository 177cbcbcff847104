/** Creates a source of changes that the test controls. */
export function changeSource<Announced>() {
  const waiting: ((result: IteratorResult<Announced>) => void)[] = [];
  const announced: Announced[] = [];
  let ended = false;
  const iterator: AsyncIterableIterator<Announced> = {
    next() {
      const value = announced.shift();
      if (value !== undefined) return Promise.resolve({ done: false, value });
      if (ended) return Promise.resolve({ done: true, value: undefined });
      return new Promise((resolve) => waiting.push(resolve));
    },
    async return() {
      ended = true;
      for (const resolve of waiting.splice(0)) resolve({ done: true, value: undefined });
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
  return {
    iterator,
    isEnded: () => ended,
    tell(value: Announced) {
      const resolve = waiting.shift();
      if (resolve) resolve({ done: false, value });
      else announced.push(value);
    },
  };
}
