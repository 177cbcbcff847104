import { createSourceEventStream, type ExecutionResult } from "graphql";
import { type ExecuteOptions, executeOperation } from "./executor.ts";

/** Opens a subscription of a valid document: a result for each event, or the errors that keep it from being opened. */
export async function subscribeOperation(
  options: ExecuteOptions,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const { schema, document, operationName, variables, context } = options;
  const events = await createSourceEventStream({
    ...{ schema, document, operationName, contextValue: context },
    variableValues: { ...variables },
  });
  if (!(Symbol.asyncIterator in events)) return events;
  return mapEvents(events, (rootValue) => executeOperation({ ...options, rootValue }));
}

/** Not a generator, which would answer `return` only after the event that it waits for. */
function mapEvents<Event, Result>(
  events: AsyncIterable<Event>,
  map: (event: Event) => Result | Promise<Result>,
): AsyncIterableIterator<Result> {
  const iterator = events[Symbol.asyncIterator]();
  const mapped = async (result: IteratorResult<Event>): Promise<IteratorResult<Result>> =>
    result.done === true ? { done: true, value: undefined } : { done: false, value: await map(result.value) };
  return {
    next: async () => mapped(await iterator.next()),
    return: async () => {
      await iterator.return?.();
      return { done: true, value: undefined };
    },
    throw: async (error: unknown) => {
      if (iterator.throw === undefined) throw error;
      return mapped(await iterator.throw(error));
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
