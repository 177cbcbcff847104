/**
 * Collects the keys of all requests that arrive in one turn of the event loop, and reads their rows with one statement. Each caller
 * receives the body of its own key; null if there is no such row.
 */
export function createKeyBatch(
  read: (keys: number[]) => Promise<{ id: number; body: string }[]>,
): (key: number) => Promise<string | null> {
  let waiting: number[] = [];
  let batch: Promise<Map<number, string>> | undefined;

  async function readAll(): Promise<Map<number, string>> {
    await new Promise((resolve) => setImmediate(resolve));
    const keys = [...new Set(waiting)];
    waiting = [];
    batch = undefined;
    return new Map((await read(keys)).map(({ id, body }) => [id, body]));
  }

  return async (key) => {
    waiting.push(key);
    batch ??= readAll();
    return (await batch).get(key) ?? null;
  };
}
