/** Returns a function that reads on its first call only, for what several fields need. */
export function readOnce<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
