import { expect } from "vitest";

/**
 * Matches the Chinese text of INVALID_INPUT about this field and row. The text goes on with the field's rule,
 * which fieldRule.test.ts checks.
 */
export function refusedText({ field, row }: { field?: string; row?: number }): unknown {
  const place = [
    row === undefined ? [] : `第 ${row} 筆`,
    field === undefined ? [] : `「${field}」欄位`,
  ].flat();
  return expect.stringContaining(place.join("的"));
}
