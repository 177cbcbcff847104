import { describe, expect, it } from "vitest";
import { countBankHeaders } from "../bankTransfers/bankColumns.ts";
import { decodeText } from "./decodeText.ts";
import { delimiterOf, headersIn, linesOf, withoutDeclaration } from "./delimiter.ts";

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(/\s/g, ""), "hex"));
const COLUMNS = ["code", "name", "price"];
const countColumns = (cells: readonly string[]) => cells.filter((cell) => COLUMNS.includes(cell)).length;
const decode = (given: Uint8Array) => decodeText(given, (text) => headersIn(text, countColumns));
const decodeBank = (given: Uint8Array) => decodeText(given, (text) => headersIn(text, countBankHeaders));
const HEADER = Buffer.from("code,name\na,").toString("hex");

describe("the text of a file", () => {
  it.each([
    ["UTF-8", `${HEADER} e88cb6e69daf`, "茶杯"],
    ["UTF-8 with a broken byte", `${HEADER} e88cb6ff e69daf`, "茶\uFFFD杯"],
    ["Big5", `${HEADER} aff9aa4d`, "茶杯"],
    ["Big5 with a character of one's own", `${HEADER} 8140 aff9aa4d`, "\uFFFD茶杯"],
    ["Shift_JIS", `${HEADER} 8ab48eed82cc836783628376`, "感種のトップ"],
    ["Shift_JIS with half-width katakana", `${HEADER} d4cfc0de20cac5ba 82a2`, "ﾔﾏﾀﾞ ﾊﾅｺい"],
    ["Windows-874", `${HEADER} aad2e0a2d5c2c7`, "ชาเขียว"],
  ])("in %s, whose header is ASCII, is recognized by what it says", (_encoding, hex, name) => {
    expect(decode(bytes(hex))).toBe(`code,name\na,${name}`);
  });

  it.each([
    ["with a mark", "fffe", "utf16le"],
    ["without one", "", "utf16le"],
  ] as const)("in UTF-16 %s is read", (_what, mark, encoding) => {
    const text = Buffer.from("code\tname\na\t茶杯", encoding).toString("hex");
    expect(decode(bytes(mark + text))).toBe("code\tname\na\t茶杯");
    const swapped = Buffer.from("code\tname\na\t茶杯", encoding).swap16().toString("hex");
    expect(decode(bytes((mark === "" ? "" : "feff") + swapped))).toBe("code\tname\na\t茶杯");
  });

  it("of a bank is in the encoding with its headers, with what cannot be read marked", () => {
    // 日期,摘要,支出,存入,餘額,備註 and a note that begins with a character of the bank's own.
    const taiwan = bytes(
      "a5e6a9f6a4e9b4c12cba4bad6e2ca4e4a5582ca673a44a2cbe6cc3422cb3c6b5f90a3131352f31312f32352cc2e0b1622c2c3438302c31303438302c8140a470a9fa0a",
    );
    expect(decodeBank(taiwan)).toBe(
      "交易日期,摘要,支出,存入,餘額,備註\n115/11/25,轉帳,,480,10480,\uFFFD小明\n",
    );
    // 日付,内容,出金額,入金額
    const japan = bytes(
      "93fa95742c93e097652c8f6f8be08a7a2c93fc8be08a7a0a323032362f31312f32352c90558d9e2c2c5c3438300a",
    );
    expect(decodeBank(japan)).toBe("日付,内容,出金額,入金額\n2026/11/25,振込,,\\480\n");
  });

  it.each([
    ["a zero byte", "616200636465"],
    ["a picture", "89504e470d0a1a0a0000000d"],
  ])("is none with %s", (_what, hex) => {
    expect(decode(bytes(hex))).toBeNull();
  });
});

describe("what separates cells", () => {
  it.each([
    ["\t", "code\tname;x\na\tb,c"],
    [",", "code,name\na;b,c"],
    [";", "code;name\na;b"],
    [";", "code;name\n1,5;2,5"],
    ["|", "code|name\na|b"],
    // Without known headers, what most lines have.
    [",", "x,y\n1,2\n3,4"],
    ["\t", "x\ty\n1,200\t2"],
    [null, "name\na"],
    [null, "x 1,200\ny 2,300"],
  ])("is %j in %j", (expected, text) => {
    expect(delimiterOf(linesOf(text), countColumns)).toBe(expected);
  });

  it("can be declared in the first line", () => {
    expect(withoutDeclaration("sep=;\r\ncode;name")).toEqual({ text: "code;name", declared: ";" });
    expect(withoutDeclaration("\uFEFFSEP=|\na")).toEqual({ text: "a", declared: "|" });
    expect(withoutDeclaration("sep=x\na")).toEqual({ text: "sep=x\na", declared: null });
  });
});
