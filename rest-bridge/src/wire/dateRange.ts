import { date, optional } from "./wireTypes.ts";

/** The two input fields of a span of time, both ends included. */
export function rangeInput<Name extends string>(name: Name) {
  return {
    [`${name}_begin`]: optional(date),
    [`${name}_end`]: optional(date),
  } as Record<`${Name}_begin` | `${Name}_end`, ReturnType<typeof optional<string>>>;
}

/** GraphQL's DateRange. */
export function range(
  from: string | undefined,
  to: string | undefined,
): { from?: string; to?: string } | undefined {
  if (from === undefined && to === undefined) return undefined;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
