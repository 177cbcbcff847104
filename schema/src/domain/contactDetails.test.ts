import { describe, expect, it } from "vitest";
import { noteWithAccountDigits, readAccountDigits, readAddress, readPhone } from "./contactDetails.ts";
import { startsWithBankCode } from "./orders/payment.ts";

describe("readPhone", () => {
  it.each([
    ["0912345678", "0912345678"],
    ["0912-345-678", "0912-345-678"],
    ["  (02) 2555-1234 ", "(02) 2555-1234"],
    ["+886 912 345 678", "+886 912 345 678"],
    ["(+886) 912-345-678", "(+886) 912-345-678"],
    ["02.2555.1234", "02.2555.1234"],
    ["０９１２－３４５－６７８", "0912-345-678"],
    ["０９０ー１２３４ー５６７８", "090-1234-5678"],
    ["03–1234–5678", "03-1234-5678"],
    ["＋８１　９０　１２３４　５６７８", "+81 90 1234 5678"],
    ["12345678", "12345678"],
    ["123456789012345", "123456789012345"],
    ["02-2345-6789#123", "02-2345-6789#123"],
    ["(02)2345-6789 ＃ １２３", "(02)2345-6789#123"],
    ["02-2345-6789 轉123", "02-2345-6789#123"],
    ["02-2345-6789 分機 123", "02-2345-6789#123"],
    ["02-2345-6789轉分機8", "02-2345-6789#8"],
    ["03-1234-5678 内線 12", "03-1234-5678#12"],
    ["+66 2 123 4567 ต่อ 890", "+66 2 123 4567#890"],
    ["+1 (212) 555-0100, ext. 1234", "+1 (212) 555-0100#1234"],
    ["2125550100x7", "2125550100#7"],
  ])("reads %j as %j", (text, phone) => {
    expect(readPhone(text)).toBe(phone);
  });

  it.each([
    ["nothing", ""],
    ["blanks", "  "],
    ["7 digits", "1234567"],
    ["16 digits", "1234567890123456"],
    ["7 digits with separators", "(12) 345-67"],
    ["letters and an emoji", "abc電話😀"],
    ["words", "不給你"],
    ["one letter", "x"],
    ["letters beside enough digits", "0912345678 call me"],
    ["a plus sign in the middle", "0912+345678"],
    ["two plus signs", "++886912345678"],
    ["Arabic digits", "٠٩١٢٣٤٥٦٧٨"],
    ["Chinese digits", "〇九一二三四五六七八"],
    ["separators alone", "--------"],
    ["an extension alone", "#12345678"],
    ["too few digits before an extension", "1234567#890"],
    ["two extensions", "0223456789#1#2"],
    ["a long extension", "0223456789#1234567"],
  ])("refuses %s", (_name, text) => {
    expect(readPhone(text)).toBeNull();
  });

  it("reads its own result again", () => {
    for (const text of ["０９１２－３４５－６７８", "02-2345-6789 轉 123"]) {
      const phone = readPhone(text) ?? "";
      expect(readPhone(phone)).toBe(phone);
    }
  });
});

describe("readAddress", () => {
  it.each([
    ["臺北市大同區", "臺北市大同區"],
    [" 台北市大同區迪化街一段 1 號 ", "台北市大同區迪化街一段 1 號"],
    ["Taipei", "Taipei"],
    ["1 Rue A 75", "1 Rue A 75"],
    ["ถนน 12 กทม", "ถนน 12 กทม"],
  ])("reads %j", (text, address) => {
    expect(readAddress(text)).toBe(address);
  });
  it.each(["", "x", "不給你", "Tapei", "x x x x x", "......", "😀😀😀😀😀😀"])("refuses %j", (text) => {
    expect(readAddress(text)).toBeNull();
  });
});

describe("readAccountDigits", () => {
  it.each([
    ["12345", "12345"],
    [" 00000\n", "00000"],
    ["１２３４５", "12345"],
    ["1２3４5", "12345"],
  ])("reads %j", (text, digits) => {
    expect(readAccountDigits(text)).toBe(digits);
  });
  it.each([
    "",
    "1234",
    "123456",
    "１２３４５６",
    "1234a",
    "12 345",
    "12345.",
    "-12345",
    "一二三四五",
    "٣٤٥٦٧",
  ])("rejects %j", (text) => {
    expect(readAccountDigits(text)).toBeNull();
  });
});

describe("noteWithAccountDigits", () => {
  it.each([
    ["", "12345"],
    [" 謝謝 ", "12345 謝謝"],
    ["6 pieces", "12345 6 pieces"],
  ])("puts the digits before the note %j, as the wire documents it", (note, sent) => {
    expect(noteWithAccountDigits("12345", note)).toBe(sent);
    expect(startsWithBankCode(sent)).toBe(true);
  });
});
