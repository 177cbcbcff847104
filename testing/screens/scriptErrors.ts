import { afterEach, beforeEach, expect } from "vitest";
import { network } from "./network.ts";

/** What React and Relay report about requests that a test made to fail; React renders again after such an error (520). */
const EXPECTED =
  /^(React Router caught the following error during render )?Refusal: |^Error: Minified React error #520;.*\(Refusal: /;

const errors: string[] = [];

/** Describes an error with its causes: the reason why code could not be loaded, for example. */
const describe = (part: unknown): string =>
  part instanceof Error && part.cause !== undefined ? `${part} (${describe(part.cause)})` : String(part);

console.error = (...parts: unknown[]) => {
  errors.push(parts.map(describe).join(" "));
};

beforeEach(() => {
  errors.length = 0;
});

// A test fails when its page reports an error; vitest itself fails a run with an unhandled rejection.
afterEach(() => {
  expect(errors.filter((text) => !(network.mayFail && EXPECTED.test(text)))).toEqual([]);
});
