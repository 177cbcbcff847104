import { describe, expect, it } from "vitest";
import { cleanCell } from "../typedText.ts";
import { recognizeColumns } from "./bankColumns.ts";
import { directionOf, findAmountPair } from "./bankDirections.ts";
import { readBankLines } from "./bankLines.ts";

/** Reads rows of cells that are separated by bars. Returns each line's direction: in, out, or in with a question mark. */
function directions(rows: string[], chosen?: ReturnType<typeof recognizeColumns>["columns"]) {
  const cells = rows.map((row, index) => ({ line: index + 1, cells: row.split("|").map(cleanCell) }));
  const layout = recognizeColumns(cells.map((row) => row.cells));
  const own = chosen === undefined ? layout : { ...layout, columns: chosen, areChosen: true };
  const { lines, unreadable } = readBankLines(cells, own, "2026-11-30");
  expect(unreadable).toEqual([]);
  return lines.map(
    ({ isIncoming, isDirectionKnown }) => `${isIncoming ? "in" : "out"}${isDirectionKnown ? "" : "?"}`,
  );
}

describe("the direction of a line", () => {
  it.each([
    ["借貸別", "存入", "支出"],
    ["借貸", "貸", "借"],
    ["收支別", "收入", "支出"],
    ["存提", "存", "提"],
    ["入払区分", "入金", "出金"],
    ["入出金区分", "お預入れ", "お引出し"],
    ["Dr/Cr", "CR", "DR"],
    ["D/C", "C", "D"],
    ["Debit/Credit", "Credit", "Debit"],
    ["ฝาก/ถอน", "ฝาก", "ถอน"],
    // Headers that are not known.
    ["Art", "Deposit", "Withdrawal"],
    ["Art", "+", "-"],
    ["Type", "Cr.", "Dr."],
    ["類", "轉入", "轉出"],
    ["類", "(存入)", "(支出)"],
  ])("is said beside an unsigned amount in the column %s by %s and %s", (header, income, expense) => {
    const rows = [
      `交易日期|${header}|金額|備註`,
      `2026/11/29|${expense}|487|0012367891`,
      `2026/11/29|${income}|99|x`,
    ];
    expect(directions(rows)).toEqual(["out", "in"]);
    // The same without a header.
    expect(directions(rows.slice(1).map((row) => row.replace("|x", "|0000011111")))).toEqual(["out", "in"]);
  });

  it("is said by two columns with or without a header", () => {
    expect(directions(["日期|支出|存入", "2026/11/29|487|", "2026/11/29||99"])).toEqual(["out", "in"]);
    expect(directions(["日期|金額(支出)|金額(存入)", "2026/11/29|487|", "2026/11/29||99"])).toEqual([
      "out",
      "in",
    ]);
    const usual = ["2026/11/28|||1,000", "2026/11/29|487||513", "2026/11/29||99|612"];
    expect(directions(usual.slice(1))).toEqual(["out", "in"]);
    // The balance tells which is which, also in a bank that puts deposits first and the newest line on top.
    expect(directions(["2026/11/29||487|125", "2026/11/29|99||612", "2026/11/28|13||513"])).toEqual([
      "out",
      "in",
      "in",
    ]);
    // Without a balance it is only usual.
    expect(directions(["2026/11/29|487|", "2026/11/29||99"])).toEqual(["out", "in?"]);
  });

  it("is that of a sign, or of a note that says withdrawal", () => {
    expect(directions(["日期|類|金額", "2026/11/29|甲|-487", "2026/11/29|乙|99"])).toEqual(["out", "in"]);
    expect(
      directions(["日期|摘要|金額", "2026/11/29|提款|487", "2026/11/29|轉帳|99", "2026/11/29|利息|1"]),
    ).toEqual(["out", "in", "in"]);
  });

  it("is unknown beside a column of two values that is not understood, until staff choose the columns", () => {
    const rows = ["日期|Art|金額", "2026/11/29|Ausgang|487", "2026/11/29|Eingang|99"];
    expect(directions(rows)).toEqual(["in?", "in?"]);
    expect(directions(rows, ["DATE", "NOTE", "AMOUNT"])).toEqual(["in", "in"]);
    expect(directions(rows, ["DATE", "DIRECTION", "AMOUNT"])).toEqual(["in?", "in?"]);
    expect(directions(["日期|收支|金額", "2026/11/29|?|487", "2026/11/29|存入|99"])).toEqual(["in?", "in"]);
    expect(directions(["日期|Art|金額", "2026/11/29|A|487", "2026/11/29|B|99", "2026/11/29|C|9"])).toEqual([
      "in",
      "in",
      "in",
    ]);
  });

  it("cannot be both", () => {
    const rows = ["日期|支出|存入", "2026/11/29|487|99"].map((row, index) => ({
      line: index + 1,
      cells: row.split("|"),
    }));
    const layout = recognizeColumns(rows.map(({ cells }) => cells));
    expect(readBankLines(rows, layout, "2026-11-30").unreadable).toMatchObject([{ problem: "WRONG_AMOUNT" }]);
  });
});

it("a word of any length is none, unless it is known", () => {
  expect(directionOf("入".repeat(400_000))).toBeNull();
  expect(directionOf("存 入")).toBe("IN");
  expect(directionOf("")).toBeNull();
});

it("columns of which a row fills both or none are no pair", () => {
  expect(findAmountPair([["1", "2"]], [0, 1])).toBeNull();
  expect(
    findAmountPair(
      [
        ["1", "0"],
        ["", "2"],
        ["", ""],
      ],
      [0, 1],
    ),
  ).toBeNull();
  expect(
    findAmountPair(
      [
        ["1", "0"],
        ["-", "2"],
      ],
      [0, 1],
    ),
  ).toMatchObject({ withdrawal: 0, deposit: 1 });
});
