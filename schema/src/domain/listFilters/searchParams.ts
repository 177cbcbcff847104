import { readMoment } from "../time/shopTime.ts";

/** A calendar day; empty when the text is no day. */
export function readDay(text: string | null): string {
  const moment = readMoment(text?.trim() ?? "");
  return moment !== null && "day" in moment ? moment.day : "";
}

/**
 * Written numbers, with or without #, separated by commas or spaces. One that is no number or too long for GraphQL's Int becomes 0:
 * no row has it, so that a typing mistake finds nothing instead of everything.
 */
export function readNumbers(text: string | null): number[] {
  const written = (text ?? "").split(/[\s,，、]+/).filter((part) => part !== "");
  return written.map((part) => Number(/^#?(\d{1,9})$/.exec(part)?.[1] ?? 0));
}

/** The text when it is one of these values; else empty. */
export function readChoice<Value extends string>(values: readonly Value[], text: string | null): Value | "" {
  return values.find((value) => value === text) ?? "";
}
