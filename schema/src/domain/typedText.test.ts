import { describe, expect, it } from "vitest";
import { readAccountDigits, readAddress, readPhone } from "./contactDetails.ts";
import { tagKey } from "./customers/customerTags.ts";
import { leadingPostalCode } from "./postalCode.ts";
import { isStorableText } from "./storableText.ts";
import { readBankCode, readLineAccount } from "./storeContact.ts";
import { cleanLine, cleanText, plainText, withoutInvisible } from "./typedText.ts";

/** What an iPhone's contacts put around a number. */
const isolated = (text: string) => `\u202d${text}\u202c`;

describe("invisible characters", () => {
  it.each([
    ["\u202d0912 345 678\u202c", "0912 345 678"],
    ["a\u200bb\ufeff\u00ad\u2060c", "abc"],
    ["\u200e王\u200f小明", "王小明"],
    ["辻\u{e0100}", "辻"],
    ["A\ufe0e", "A"],
    ["a\u200db", "ab"],
  ])("are removed from %j", (text, plain) => {
    expect(withoutInvisible(text)).toBe(plain);
  });

  it.each(["👨‍👩‍👧", "❤️", "👍🏽", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈", "👩🏽‍💻", "ｗｉｄｅ"])("stay in the emoji %s", (text) => {
    expect(withoutInvisible(text)).toBe(text);
    expect(withoutInvisible(`a${text}\u200b`)).toBe(`a${text}`);
    expect(cleanLine(` ${text}\u200b `)).toBe(text);
  });

  it.each<[string, string | null, string | null]>([
    ["phone", readPhone(isolated("0912 345 678")), "0912 345 678"],
    ["phone in full width", readPhone("０９１２\u200b３４５６７８"), "0912345678"],
    ["account digits", readAccountDigits(isolated("６７８９１")), "67891"],
    ["bank code", readBankCode(isolated("８22")), "822"],
    ["LINE account", readLineAccount(isolated("@machiya")), "@machiya"],
    ["postal code", leadingPostalCode("\ufeff１１０ 臺北市"), "110"],
    ["address", readAddress("\u200b台\u200b\u200b\u200b\u200b\u200b"), null],
    ["tag", tagKey("V\u200bIP"), "vip"],
  ])("do not disturb a %s", (_, read, expected) => {
    expect(read).toBe(expected);
  });
});

describe("a text as it is stored", () => {
  it.each([
    ["王\n小明", "王 小明"],
    ["王\r\n\t小明\u2028", "王 小明"],
    ["a\u0007b\u001b\u0085c", "ab c"],
    ["\u200b\u200e ", ""],
    ["\u200b王小明\u202c", "王小明"],
    // A Thai word break, and the shape of a letter in a name, are meant.
    ["ชาไทย\u200bเย็น", "ชาไทย\u200bเย็น"],
    ["辻\u{e0100}", "辻\u{e0100}"],
    ["葛\u{e0100}城", "葛\u{e0100}城"],
    ["a\0b", "a\0b"],
  ])("%j in one line is %j", (text, stored) => {
    expect(cleanLine(text)).toBe(stored);
  });

  it("keeps its lines where it has several", () => {
    expect(cleanText(" a\r\n\tb\u0008\u200b\n")).toBe("a\r\n\tb");
  });
});

it("reads codes and numbers in ordinary width", () => {
  expect(plainText("　１２．５％\u200b")).toBe("12.5%");
});

it.each([
  ["\ud83d", false],
  ["a\udc00b", false],
  ["😀", true],
])("a text with %j can be stored: %s", (text, isStorable) => {
  expect(isStorableText(text)).toBe(isStorable);
});
