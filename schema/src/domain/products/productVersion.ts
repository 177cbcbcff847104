/**
 * A product's version: the number of all changes, including stock changes by orders, and its value at the
 * last edit.
 */
export interface ProductVersions {
  version: number;
  editVersion: number;
}

/**
 * Returns whether an editor's version is outdated. Orders change the stock all day, so that only an edit of
 * the stock must be based on the latest change; every other edit must be based on the latest edit. Without a
 * version there is no check.
 */
export function isOutdated(
  seen: number | null | undefined,
  { version, editVersion }: ProductVersions,
  editsStock: boolean,
): boolean {
  if (seen == null) return false;
  return seen > version || seen < (editsStock ? version : editVersion);
}
