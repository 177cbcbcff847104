import { plainText } from "../typedText.ts";

/**
 * Parses numbers, with or without #, separated by commas or spaces. An invalid number, or one too long for
 * GraphQL's Int, becomes 0: no row has this id, so that a typo finds nothing instead of everything.
 */
export function readNumbers(text: string | null): number[] {
  const written = plainText(text ?? "")
    .split(/[\s,，、]+/)
    .filter((part) => part !== "");
  return written.map((part) => Number(/^#?(\d{1,9})$/.exec(part)?.[1] ?? 0));
}

/** Returns the text when it is one of the values, or else an empty string. */
export function readChoice<Value extends string>(values: readonly Value[], text: string | null): Value | "" {
  return values.find((value) => value === text) ?? "";
}
