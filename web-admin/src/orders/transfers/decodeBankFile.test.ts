import { expect, it } from "vitest";
import { decodeBankFile } from "./decodeBankFile.ts";

/** 日期,金額 in Big5, and a line below it. */
const BIG5 = [0xa4, 0xe9, 0xb4, 0xc1, 0x2c, 0xaa, 0xf7, 0xc3, 0x42, 0x0a, 0x31];
/** 日付,入金 in Shift_JIS. */
const SHIFT_JIS = [0x93, 0xfa, 0x95, 0x74, 0x2c, 0x93, 0xfc, 0x8b, 0xe0, 0x0a, 0x31];
/** วันที่,ฝาก in Windows-874. */
const THAI = [0xc7, 0xd1, 0xb9, 0xb7, 0xd5, 0xe8, 0x2c, 0xbd, 0xd2, 0xa1, 0x0a, 0x31];

it.each([
  ["UTF-8", [...new TextEncoder().encode("日期,金額\n1")], "日期,金額\n1"],
  ["UTF-8 with a mark", [0xef, 0xbb, 0xbf, ...new TextEncoder().encode("日期\n1")], "日期\n1"],
  ["UTF-16 with a mark", [0xff, 0xfe, 0xe5, 0x65, 0x31, 0x00], "日1"],
  ["Big5", BIG5, "日期,金額\n1"],
  ["Shift_JIS", SHIFT_JIS, "日付,入金\n1"],
  ["Windows-874", THAI, "วันที่,ฝาก\n1"],
])("decodes a file in %s", (_encoding, bytes, text) => {
  expect(decodeBankFile(new Uint8Array(bytes))).toBe(text);
});

it("refuses what is no text", () => {
  expect(decodeBankFile(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]))).toBeNull();
});
