import type { StoredItem } from "@machiya/schema/client/expiringItem";

/** Returns whether two values have the same type as far as drafts distinguish them. */
function isLike(value: unknown, example: unknown): boolean {
  if (example === null) return value === null || typeof value === "string";
  return typeof value === typeof example && value !== null && Array.isArray(value) === Array.isArray(example);
}

/** Parses a stored draft: each field has the type that the empty draft has, or is empty. */
export function readDraftLike<Draft extends object>(empty: Draft, value: unknown): Draft {
  const stored: Partial<Record<string, unknown>> =
    typeof value === "object" && value !== null ? { ...value } : {};
  const fields = Object.entries(empty).map(([field, example]) => [
    field,
    isLike(stored[field], example) ? stored[field] : example,
  ]);
  return Object.fromEntries(fields);
}

/** Returns a person's stored draft; null when there is none, or when it is another person's. */
export function parseStoredDraft<Draft>(
  item: StoredItem | null,
  owner: string,
  read: (value: unknown) => Draft,
) {
  if (item === null || item.owner !== owner || typeof item.value !== "object" || item.value === null)
    return null;
  const { draft, entries }: Partial<Record<string, unknown>> = { ...item.value };
  return {
    draft: read(draft),
    entries: Array.isArray(entries) ? entries.map(String) : [],
    savedAt: item.savedAt,
  };
}
