/** The content being sent and its idempotency key. */
export interface Attempt<Content> {
  content: Content;
  key: string;
}

/**
 * Returns the earlier attempt if the content is the same, as in a retry after a lost response; otherwise a
 * new one.
 */
export function attemptAt<Content>(
  earlier: Attempt<Content> | null,
  content: Content,
  newKey: () => string,
): Attempt<Content> {
  const same = earlier !== null && JSON.stringify(earlier.content) === JSON.stringify(content);
  return same ? earlier : { content, key: newKey() };
}
