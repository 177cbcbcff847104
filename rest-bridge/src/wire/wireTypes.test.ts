import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ORDER_STATUS } from "./codes.ts";
import { optionalRows } from "./rows.ts";
import {
  clearableDate,
  clearableDecimal,
  clearablePicture,
  clearableText,
  clearableTextOrNumber,
  code,
  date,
  id,
  integer,
  list,
  optional,
  picture,
  type Reader,
  required,
  secret,
  several,
  text,
  textOrNumber,
  wireDecimal,
} from "./wireTypes.ts";

function cases(name: string, reader: Reader<unknown>, table: readonly [unknown, unknown][]) {
  it.each(table)(`${name} reads %j as %j`, (value, read) => {
    expect(reader.read(value)).toEqual(read);
  });
}

describe("Ids are numbers or numeric strings, from 1:", () => {
  cases("id", id, [
    [1, 1],
    ["17", 17],
    [" 17 ", 17],
    [2_147_483_647, 2_147_483_647],
    [2_147_483_648, 0],
    [0, undefined],
    ["0", undefined],
    [-1, undefined],
    ["-1", undefined],
    [1.5, undefined],
    ["1.0", undefined],
    ["1e3", undefined],
    ["x", undefined],
    [true, undefined],
    [[1], undefined],
  ]);
});

describe("Codes are only the numbers of the table:", () => {
  cases("code", code(ORDER_STATUS), [
    [1, "ESTABLISHED"],
    ["5", "CANCELLED"],
    [0, undefined],
    [6, undefined],
    ["ESTABLISHED", undefined],
  ]);
});

describe("Lists repeat their key, a single value is a list of one, and empty ones are ignored:", () => {
  cases("several", several(id), [
    ["3", [3]],
    [
      ["1", "2"],
      [1, 2],
    ],
    [["1", ""], [1]],
    [["1", "x"], undefined],
    [[], undefined],
  ]);
});

describe("Decimals are strings or numbers with 12 integer and 5 fraction digits:", () => {
  cases("decimal", wireDecimal, [
    ["0.95", "0.95"],
    [" 120 ", "120"],
    [12.5, "12.5"],
    ["-10", "-10"],
    ["999999999999.99999", "999999999999.99999"],
    ["1000000000000", undefined],
    ["0.123456", undefined],
    [0.000001, undefined],
    ["1e3", undefined],
    ["1,000", undefined],
    ["", undefined],
    [Number.NaN, undefined],
    [null, undefined],
  ]);
});

describe("Dates have any offset or are bare dates:", () => {
  cases("date", date, [
    ["2026-11-21", "2026-11-21"],
    ["2026-11-21T10:00:00+08:00", "2026-11-21T10:00:00+08:00"],
    ["2026-11-21T02:00:00.000Z", "2026-11-21T02:00:00.000Z"],
    ["2026-11-21T10:00:00", undefined],
    ["2026-02-30", undefined],
    ["tomorrow", undefined],
    [1_795_226_400_000, undefined],
  ]);
});

describe("Texts:", () => {
  cases("text is trimmed and", text, [
    [" 林 小姐 ", "林 小姐"],
    ["a\u0000b", undefined],
    [5, undefined],
    [{}, undefined],
  ]);
  cases("textOrNumber is trimmed, digits for a number, and", textOrNumber, [
    [" 012 ", "012"],
    [12, "12"],
    [0, "0"],
    [-1, undefined],
    [1.5, undefined],
    [true, undefined],
    ["\u0000", undefined],
  ]);
  cases("picture comes as it is and", picture, [
    ["data:image/png;base64,AAAA", "data:image/png;base64,AAAA"],
    [5, undefined],
  ]);
  cases("secret is not trimmed and", secret, [
    [" pass ", " pass "],
    ["", undefined],
  ]);
});

describe("Integers:", () => {
  cases("whole includes both bounds and", integer(1, 1000, ""), [
    ["1", 1],
    ["1000", 1000],
    ["0", undefined],
    ["1001", undefined],
  ]);
});

describe("A field that is present, empty or missing", () => {
  const read = (field: z.ZodType, fields: object) => {
    const parsed = z.object({ field }).safeParse(fields);
    return parsed.success ? parsed.data.field : "refused";
  };

  const row = z.object({ id: required(id) });

  it.each([
    ["required", required(id), {}, "refused"],
    ["required", required(id), { field: "" }, "refused"],
    ["optional", optional(id), {}, undefined],
    ["optional", optional(id), { field: "" }, undefined],
    ["optional", optional(id), { field: null }, undefined],
    ["optional", optional(id), { field: "x" }, "refused"],
    ["clearableText", clearableText, {}, undefined],
    ["clearableText", clearableText, { field: "" }, ""],
    ["clearableText", clearableText, { field: null }, ""],
    ["clearableText", clearableText, { field: " a " }, "a"],
    ["clearableText", clearableText, { field: 5 }, "refused"],
    ["clearableDate", clearableDate, {}, undefined],
    ["clearableDate", clearableDate, { field: "" }, null],
    ["clearableDate", clearableDate, { field: null }, null],
    ["clearableDate", clearableDate, { field: "2026-11-21" }, "2026-11-21"],
    ["clearableDate", clearableDate, { field: "soon" }, "refused"],
    ["clearableDecimal", clearableDecimal, {}, undefined],
    ["clearableDecimal", clearableDecimal, { field: "" }, null],
    ["clearableDecimal", clearableDecimal, { field: -0.5 }, "-0.5"],
    ["clearableDecimal", clearableDecimal, { field: "x" }, "refused"],
    ["clearablePicture", clearablePicture, {}, undefined],
    ["clearablePicture", clearablePicture, { field: "" }, null],
    ["clearableTextOrNumber", clearableTextOrNumber, { field: "" }, ""],
    ["clearableTextOrNumber", clearableTextOrNumber, { field: 808 }, "808"],
    ["list", list(id), {}, undefined],
    ["list", list(id), { field: [] }, []],
    ["list", list(id), { field: "" }, []],
    ["list", list(id), { field: null }, []],
    ["list", list(id), { field: [""] }, []],
    ["list", list(id), { field: "3" }, [3]],
    ["list", list(id), { field: ["1", 2] }, [1, 2]],
    ["list", list(id), { field: [1, "x"] }, "refused"],
    ["optionalRows", optionalRows(row), {}, []],
    ["optionalRows", optionalRows(row), { field: null }, []],
    ["optionalRows", optionalRows(row), { field: [] }, []],
    ["optionalRows", optionalRows(row), { field: [{ id: "3" }] }, [{ id: 3 }]],
    ["optionalRows", optionalRows(row), { field: [{}] }, "refused"],
    ["optionalRows", optionalRows(row), { field: "x" }, "refused"],
  ] as const)("%s: %#", (_name, field, fields, expected) => {
    expect(read(field, fields)).toEqual(expected);
  });
});
