import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantText, utcDateText } from "./instantText.ts";

/** All instants of a Date, whose years have up to six digits and may be negative. */
const instants = fc.date({ noInvalidDate: true });
/** Instants of a few days, whose dates are known from the second one on. */
const near = fc.date({
  min: new Date("1969-12-30T00:00:00Z"),
  max: new Date("1970-01-02T00:00:00Z"),
  noInvalidDate: true,
});

describe("the text of an instant", () => {
  it("is that of toISOString", () => {
    fc.assert(
      fc.property(fc.oneof(instants, near), (instant) => {
        expect(instantText(instant)).toBe(instant.toISOString());
        expect(instantText(instant)).toBe(instant.toISOString());
        expect(utcDateText(instant)).toBe(instant.toISOString().slice(0, 10));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    "1969-12-31T23:59:59.999Z",
    "1970-01-01T00:00:00.000Z",
    "2024-02-29T12:34:56.789Z",
    "0000-01-01T00:00:00.000Z",
    "9999-12-31T23:59:59.999Z",
    "+010000-01-01T00:00:00.000Z",
    "-000001-12-31T23:59:59.999Z",
  ])("keeps %s", (text) => {
    expect(instantText(new Date(text))).toBe(text);
  });

  it("refuses an invalid date", () => {
    expect(() => instantText(new Date(Number.NaN))).toThrow(RangeError);
    expect(() => utcDateText(new Date(Number.NaN))).toThrow(RangeError);
  });
});
