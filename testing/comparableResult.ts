import type { ExecutionResult } from "graphql";

/**
 * Returns the result of an operation in a comparable form. If an error replaces a parent, the specification does not
 * define which other errors of that parent are reported, and their order depends on timing. In this case, the distinct
 * messages are compared.
 */
export function comparableResult({ data, errors = [] }: Pick<ExecutionResult, "data" | "errors">): string {
  const isWhole = errors.every(({ path }) => path !== undefined && holds(data, path));
  const shown = isWhole ? errors : [...new Set(errors.map(({ message }) => message))].sort();
  return JSON.stringify({ data, errors: shown });
}

/** Returns whether the data contains all parents of a path. */
function holds(data: unknown, path: readonly (string | number)[]): boolean {
  if (path.length === 0) return true;
  const [key = "", ...rest] = path;
  return typeof data === "object" && data !== null && holds(Reflect.get(data, key), rest);
}
