/** JSON.parse with the source text of each primitive value, which TypeScript does not declare yet. */
type ParseWithSource = (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown;

/**
 * Parses JSON and returns integers that do not fit a JavaScript number as text, with all their digits: a
 * transaction number of LINE Pay has 19 digits, and a rounded one names another payment.
 */
export function parseExactJson(text: string): unknown {
  return (JSON.parse as ParseWithSource)(text, (_key, value, { source }) =>
    typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value) ? source : value,
  );
}
