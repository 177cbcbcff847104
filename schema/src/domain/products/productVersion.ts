/** How often a product changed, moves of its stock by orders included, and how often it had when it was last edited. */
export interface ProductVersions {
  version: number;
  editVersion: number;
}

/**
 * Whether an editor saw a product that is no more. Orders move the stock all day, so that only an edit of the stock
 * must have seen the latest move; every other edit must have seen the latest edit. No version: no question.
 */
export function isOutdated(
  seen: number | null | undefined,
  { version, editVersion }: ProductVersions,
  editsStock: boolean,
): boolean {
  if (seen == null) return false;
  return seen > version || seen < (editsStock ? version : editVersion);
}
