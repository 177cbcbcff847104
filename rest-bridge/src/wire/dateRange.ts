import { date, optional } from "./wireTypes.ts";

/** Returns the two input fields of a date range, which includes both ends. */
export function rangeInput<Name extends string>(name: Name) {
  return {
    [`${name}_begin`]: optional(date),
    [`${name}_end`]: optional(date),
  } as Record<`${Name}_begin` | `${Name}_end`, ReturnType<typeof optional<string>>>;
}

/** Builds GraphQL's DateRange; undefined when both ends are missing. */
export function range(
  from: string | undefined,
  to: string | undefined,
): { from?: string; to?: string } | undefined {
  if (from === undefined && to === undefined) return undefined;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
