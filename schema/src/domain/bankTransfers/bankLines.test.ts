import { describe, expect, it } from "vitest";
import { type BankColumn, headerColumn, recognizeColumns } from "./bankColumns.ts";
import { type BankRow, readBankLines } from "./bankLines.ts";

const TODAY = "2026-11-23";
const rowsOf = (...rows: string[]): BankRow[] =>
  rows.map((row, index) => ({ line: index + 1, cells: row.split("|") }));
function read(rows: BankRow[], columns?: BankColumn[]) {
  const layout = recognizeColumns(rows.map(({ cells }) => cells));
  return readBankLines(rows, { ...layout, ...(columns && { columns }) }, TODAY);
}

describe("the columns", () => {
  it.each([
    ["日期|時間|存入金額|對方帳號|戶名|備註", "DATE TIME AMOUNT ACCOUNT NAME NOTE"],
    ["交易日期|摘要|支出金額|存入金額|餘額|備註", "DATE NOTE WITHDRAWAL AMOUNT IGNORED NOTE"],
    ["年月日（和暦）|お引出し|お預入れ|お取り扱い内容|残高", "DATE WITHDRAWAL AMOUNT NOTE IGNORED"],
    [
      "日付|摘要|摘要内容|支払い金額|預かり金額|差引残高|メモ",
      "DATE NOTE NOTE WITHDRAWAL AMOUNT IGNORED NOTE",
    ],
    ["日付|お引出金額|お預入金額|お取引内容|残高", "DATE WITHDRAWAL AMOUNT NOTE IGNORED"],
    ["取引日|受入金額（円）|払出金額（円）|詳細１|詳細２|現在高", "DATE AMOUNT WITHDRAWAL NOTE NOTE IGNORED"],
    ["取引日|入出金(円)|取引後残高(円)|入出金内容", "DATE AMOUNT IGNORED NOTE"],
    ["日付|内容|出金金額(円)|入金金額(円)|残高(円)|メモ", "DATE NOTE WITHDRAWAL AMOUNT IGNORED NOTE"],
    ["日付|時刻|お預入金額|口座番号|振込依頼人|摘要", "DATE TIME AMOUNT ACCOUNT NAME NOTE"],
    ["Date|Time|Credit (THB)|Account No.|Payer Name|Description", "DATE TIME AMOUNT ACCOUNT NAME NOTE"],
    ["วันที่|เวลา|จำนวนเงิน|เลขที่บัญชี|ชื่อบัญชี|หมายเหตุ", "DATE TIME AMOUNT ACCOUNT NAME NOTE"],
  ])("are recognized by the headers %s", (header, columns) => {
    const rows = rowsOf("帳號：123-456|||||", header, "2026/11/23|14:05|100|12345|A|B");
    expect(recognizeColumns(rows.map(({ cells }) => cells))).toMatchObject({
      columns: columns.split(" "),
      header: 1,
    });
  });

  it.each([
    ["2026/11/23|14:05|1,200|00123456789012|王小明|貨款", "DATE TIME AMOUNT ACCOUNT NAME NOTE"],
    ["1|115/11/23 14:05|12345|1,200", "IGNORED DATE ACCOUNT AMOUNT"],
    ["SOMCHAI J|23/11/2569|350.00|xxx12345", "NAME DATE AMOUNT ACCOUNT"],
  ])("are recognized by the content %s", (row, columns) => {
    const cells = row.split("|");
    const next = cells.map((cell) => (cell === "1" ? "2" : cell));
    expect(recognizeColumns([cells, next]).columns).toEqual(columns.split(" "));
  });

  it("are known by a header without its unit", () => {
    expect(headerColumn("金額（元）")).toBe("AMOUNT");
    expect(headerColumn("Anything")).toBeNull();
  });

  it("below a header in unknown words are recognized by the content", () => {
    const rows = rowsOf("Datum|Betrag", "2026/11/23|100");
    expect(read(rows)).toMatchObject({ unreadable: [], lines: [{ line: 2, day: TODAY }] });
  });
});

describe("the lines", () => {
  const HEADER = "日期|時間|支出|存入|帳號|戶名|備註";

  it("are read, with their numbers; sums and empty rows are none", () => {
    const { lines, unreadable } = read(
      rowsOf(
        HEADER,
        "2026/11/22|14:05||1,200|00123451234|王小明|x",
        "||||||",
        "2026/11/23|||50.5|||轉 54321",
        "2026/11/23||300|0||房東|",
        "合計|||1,250.5|||",
      ),
    );
    expect(unreadable).toEqual([]);
    expect(lines.map(({ amount, key: _, ...line }) => ({ ...line, amount: amount.toFixed() }))).toEqual([
      {
        line: 2,
        day: "2026-11-22",
        time: "14:05",
        amount: "1200",
        isIncoming: true,
        isDirectionKnown: true,
        digits: "51234",
        hints: [],
        name: "王小明",
        note: "x",
      },
      {
        line: 4,
        day: TODAY,
        time: null,
        amount: "50.5",
        isIncoming: true,
        isDirectionKnown: true,
        digits: null,
        hints: ["54321"],
        name: "",
        note: "轉 54321",
      },
      {
        line: 5,
        day: TODAY,
        time: null,
        amount: "300",
        isIncoming: false,
        isDirectionKnown: true,
        digits: null,
        hints: [],
        name: "房東",
        note: "",
      },
    ]);
  });

  it("have the day of the transaction, not that on which the bank posts it, which may lie ahead", () => {
    const header = "帳務日期|交易日期|存入|備註";
    const days = (rows: BankRow[]) => read(rows).lines.map(({ day }) => day);
    expect(days(rowsOf(header, "2026/11/25|2026/11/22|5|"))).toEqual(["2026-11-22"]);
    expect(days(rowsOf("Posting Date|Transaction Date|Credit", "2026/11/25|2026/11/22|5"))).toEqual([
      "2026-11-22",
    ]);
    expect(days(rowsOf("入帳日|存入", "2026/11/25|5", "2026/12/03|5"))).toEqual(["2026-11-25", "2026-12-03"]);
  });

  it("that cannot be read are named with the reason", () => {
    const { unreadable } = read(
      rowsOf(
        HEADER,
        "|||5|||",
        "2026/13/01|||5|||",
        "2026/12/04|||5|||",
        "2026/11/23|25:00||5|||",
        "2026/11/23||||||",
        "2026/11/23|||1,20|||",
        "2026/11/23|||0|||",
      ),
    );
    expect(unreadable.map(({ line, problem, text }) => `${line} ${problem} ${text.trim()}`)).toEqual([
      "2 NO_DATE 5",
      "3 WRONG_DATE 2026/13/01",
      "4 FUTURE_DATE 2026/12/04",
      "5 WRONG_TIME 25:00",
      "6 NO_AMOUNT 2026/11/23",
      "7 WRONG_AMOUNT 1,20",
      "8 WRONG_AMOUNT 0",
    ]);
  });

  it("whose day and month cannot be told apart are named, unless the file shows their order", () => {
    const rows = rowsOf("Date|Credit", "05/11/2026|5", "06/10/2026|6");
    expect(read(rows).unreadable.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
      "2 AMBIGUOUS_DATE",
      "3 AMBIGUOUS_DATE",
    ]);
    const more = read([...rows, { line: 4, cells: ["20/11/2026", "7"] }]);
    expect(more.lines.map(({ day }) => day)).toEqual(["2026-11-05", "2026-10-06", "2026-11-20"]);
  });

  it("whose amount was divided at a comma between thousands cannot be read", () => {
    const { lines, unreadable } = read(
      rowsOf(
        "日期|存入|帳號|",
        "2026/11/22|1|200|12345",
        "2026/11/22|500|12345||",
        "2026/11/22|70|12345|貨款",
        "2026/11/22|7|300|",
      ),
    );
    expect(lines.map(({ line, amount }) => [line, amount.toFixed()])).toEqual([
      [3, "500"],
      [4, "70"],
      [5, "7"],
    ]);
    expect(unreadable).toEqual([{ line: 2, problem: "SPLIT_AMOUNT", text: "2026/11/22 1 200 12345" }]);
  });

  it("need a day and an amount", () => {
    expect(read(rowsOf("a|b", "c|d"))).toEqual({ lines: [], unreadable: [], missing: ["DATE", "AMOUNT"] });
  });
});

describe("the key of a line", () => {
  const keys = (rows: BankRow[], columns?: BankColumn[]) => read(rows, columns).lines.map(({ key }) => key);
  const first = keys(rowsOf("日期|存入|備註", "2026/11/22|1,200|12345", "2026/11/23|100|x"));

  it("is the same in another notation, with other columns, and with numbered rows", () => {
    expect(keys(rowsOf("日期|存入|備註", "115/11/22|1200.00|12345", "20261123|100|X"))).toEqual(first);
    expect(
      keys(rowsOf("日期|存入|備註", "2026/11/22|1,200|12345", "2026/11/23|100|x"), [
        "DATE",
        "AMOUNT",
        "IGNORED",
      ]),
    ).toEqual(first);
    expect(keys(rowsOf("序號|日期|存入|備註", "8|2026/11/22|1,200|12345", "9|2026/11/23|100|x"))).toEqual(
      first,
    );
  });

  it("tells equal lines apart by their number", () => {
    const twice = keys(rowsOf("日期|存入|備註", "2026/11/22|1,200|12345", "2026/11/22|1,200|12345"));
    expect(new Set(twice).size).toBe(2);
    expect(twice[0]).toBe(first[0]);
  });
});
