import fc from "fast-check";

/** Unexpected values that people, programs, and attackers might send. */
export const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -1, 1, 0.1, 1e21, 2 ** 31, 2 ** 31 - 1, 2 ** 53, -(2 ** 63), 5e-324],
    ...["", " ", "0", "-0", "00", "1e3", "0x10", "Infinity", "NaN", "１２３", "1,000", "+1", ".5", "5."],
    ...["999999999999.99999", "1000000000000", "0.000001", "-0.00001", "9".repeat(40)],
    ...["2026-02-30", "0000-01-01", "1899-12-31", "10000-01-01", "9999-12-31T23:59:59.999+00:00"],
    ...["2026-11-21T25:00:00Z", "2026-11-21T10:00:00", "24:00", "-1:00", "2016-09-10T24:00:00Z"],
    ...[
      "=1+1",
      '\'; DROP TABLE "Order"; --',
      "<script>alert(1)</script>",
      "%",
      "_",
      "\\",
      "{{7*7}}",
      "../../x",
    ],
    ...["\u0000", "a\u0000b", "\ud800", "\udc00x", "\u202etxt", "👩‍👩‍👧", "\u200b", "\ufeff", "ﷺ".repeat(50)],
    ...["constructor", "__proto__", "toString", "null", "undefined", "[object Object]"],
    ...["T3JkZXI6MA==", "T3JkZXI6MQ==x", "T3JkZXI6OTk5OTk5OTk5OTk=", "Og==", "UHJvZHVjdDox"],
    ...[[], [[]], {}, { id: 1 }, [null], [1, 1], Array.from({ length: 1001 }, () => 1), "x".repeat(20_000)],
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Generates expected values, and occasionally unexpected ones. */
export const mostly = <Value>(right: fc.Arbitrary<Value>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: strange });

/** Generates row numbers, most of which can exist. */
export const rowNumber = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 2 ** 31 - 1, 2 ** 31, 999_999) },
);

export const words = fc.oneof(
  fc.constantFrom(
    "林小姐",
    "Ann",
    "0912345678",
    "12345 東門店",
    "cut",
    "admin",
    "staff",
    "a",
    "抹茶",
    "剪髮",
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);

export const decimal = fc.oneof(
  fc.constantFrom("1", "2", "0", "3.5", "120", "99.99999", 1, 2, 120, 0.5),
  fc.integer({ min: -5, max: 2000 }).map(String),
);

/** Generates days and hours around today. */
const moment = fc
  .record({ day: fc.integer({ min: -40, max: 70 }), hour: fc.constantFrom(0, 2, 3, 6, 10, 12, 16) })
  .map(({ day, hour }) => {
    const date = new Date();
    date.setUTCHours(hour, 0, 0, 0);
    return new Date(date.getTime() + day * 86_400_000);
  });
export const instant = moment.map((date) => date.toISOString());
export const day = moment.map((date) => date.toISOString().slice(0, 10));
export const time = fc.oneof({ weight: 3, arbitrary: instant }, { weight: 1, arbitrary: day });

const DOT =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
export const picture = fc.constantFrom(DOT, `data:image/png;base64,${DOT}`, "AAAA", "");
