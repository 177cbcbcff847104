import { describe, expect, it } from "vitest";
import { cleanCell } from "../typedText.ts";
import { dayReader, timeBehind } from "./writtenDay.ts";

const TODAY = "2026-11-29";
const read = (texts: string[]) => {
  const clean = texts.map(cleanCell);
  const readDay = dayReader(clean, (day) => day <= TODAY);
  return clean.map((text) => {
    const found = readDay(text);
    return found === null || found === "AMBIGUOUS" ? found : `${found.day} ${timeBehind(found.rest)}`.trim();
  });
};

describe("a written day", () => {
  it.each([
    ["25 Nov 2026", "2026-11-25"],
    ["25-Nov-2026", "2026-11-25"],
    ["25-NOV-26", "2026-11-25"],
    ["Nov 25, 2026", "2026-11-25"],
    ["25 พ.ย. 2569", "2026-11-25"],
    ["25 พฤศจิกายน 2569", "2026-11-25"],
    ["25 พ.ย. 69", "2026-11-25"],
    ["๒๕/๑๑/๒๕๖๙", "2026-11-25"],
    ["05/11/2569", "2026-11-05"],
    ["25/11/69", "2026-11-25"],
    ["2026-11-25T14:05:33+08:00", "2026-11-25 14:05"],
    ["2026.11.25 10:00", "2026-11-25 10:00"],
    ["2026年11月25日 10:00", "2026-11-25 10:00"],
    ["2026/11/25 2:00 PM", "2026-11-25 14:00"],
    ["2026/11/25 上午 10:00:00", "2026-11-25 10:00"],
    ["中華民國115年11月25日", "2026-11-25"],
    ["0115/11/25", "2026-11-25"],
    ["115.11.25", "2026-11-25"],
    ["令和元年11月25日", "2019-11-25"],
    ["R8.11.25", "2026-11-25"],
    ["11/25/2026", "2026-11-25"],
    ["25/11/2026", "2026-11-25"],
    ["11/11/2026", "2026-11-11"],
    // The other order would lie in the future.
    ["1/12/2026", "2026-01-12"],
  ])("%s is %s", (text, day) => {
    expect(read([text])).toEqual([day]);
  });

  it.each([
    "",
    "2026/13/01",
    "2026/2/30",
    "31/31/2026",
    "25 Foo 2026",
    "12345",
    "1,200",
    "茶 25/11/2026",
    "9".repeat(400_000),
  ])("is not in %j", (text) => {
    expect(read([text])).toEqual([null]);
  });

  it("whose day and month cannot be told apart is decided by the other days of the file, or by nobody", () => {
    expect(read(["05/11/2026", "6/11/2026"])).toEqual(["AMBIGUOUS", "AMBIGUOUS"]);
    expect(read(["05/11/2026", "25/11/2026"])).toEqual(["2026-11-05", "2026-11-25"]);
    expect(read(["05/11/2026", "11/25/2026"])).toEqual(["2026-05-11", "2026-11-25"]);
    expect(read(["05/11/2026", "25/11/2026", "11/25/2026"])).toEqual([
      "AMBIGUOUS",
      "2026-11-25",
      "2026-11-25",
    ]);
    expect(read(["25-11-26"])).toEqual(["AMBIGUOUS"]);
    expect(read(["25-11-26", "30-11-25"])).toEqual(["2026-11-25", "2025-11-30"]);
  });
});
