import type { Change, Viewer } from "./context.ts";
import { DomainError } from "./domain/errors.ts";

/**
 * Filters changes to the signed-in customer's own rows. Returning closes the source immediately, even while
 * no change arrives.
 */
export function filterOwnChanges(
  changes: AsyncIterable<Change>,
  { customer }: Viewer,
): AsyncIterableIterator<Change> {
  const customerId = customer?.id;
  if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
  return filterIterable(changes, (change) => change.customerId === customerId);
}

/** Returns the accepted items; ending the iteration ends the source at once, even while it waits. */
export function filterIterable<Item>(
  items: AsyncIterable<Item>,
  accepts: (item: Item) => boolean,
): AsyncIterableIterator<Item> {
  const source = items[Symbol.asyncIterator]();
  return {
    async next() {
      for (;;) {
        const result = await source.next();
        if (result.done || accepts(result.value)) return result;
      }
    },
    return: async () => (await source.return?.()) ?? { done: true, value: undefined },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
