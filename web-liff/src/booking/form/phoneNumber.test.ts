import { describe, expect, it } from "vitest";
import { phoneNumberIn } from "./phoneNumber.ts";

describe("phoneNumberIn", () => {
  it.each([
    ["每日 10:00–20:00\n電話 02-2555-1234", "02-2555-1234"],
    ["Tel +886 2 2555 1234", "+886 2 2555 1234"],
    ["TEL (02)2555-1234", "(02)2555-1234"],
    ["0912345678", "0912345678"],
    ["ご予約は03-1234-5678まで", "03-1234-5678"],
  ])("finds the phone number in %j", (text, phone) => {
    expect(phoneNumberIn("", text)).toBe(phone);
  });
  it.each([
    "10:00–20:00",
    "09:00-12:00 13:00-18:00",
    "103 臺北市大同區迪化街一段 101 號 2 樓",
    "2026-12-09",
    "",
  ])("finds no phone number in %j", (text) => {
    expect(phoneNumberIn(text)).toBeNull();
  });
});
