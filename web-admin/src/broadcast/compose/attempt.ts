/** What is on its way out, and the key under which it is sent once, however often it is tried. */
export interface Attempt<Content> {
  content: Content;
  key: string;
}

/** The attempt at sending this: the earlier one when it is tried again, as after a lost answer; else a new one. */
export function attemptAt<Content>(
  earlier: Attempt<Content> | null,
  content: Content,
  newKey: () => string,
): Attempt<Content> {
  const same = earlier !== null && JSON.stringify(earlier.content) === JSON.stringify(content);
  return same ? earlier : { content, key: newKey() };
}
