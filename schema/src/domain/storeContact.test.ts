import { expect, it } from "vitest";
import {
  directionsUrl,
  lineAccountUrl,
  phoneUrl,
  readBankCode,
  readLineAccount,
  readWebLink,
} from "./storeContact.ts";

it.each([
  ["822", "822"],
  [" ８２２ ", "822"],
  ["0005", "0005"],
  ["ctcbtwtp", "CTCBTWTP"],
  ["CTCBTWTP123", "CTCBTWTP123"],
  ["CTCBTWTP1234", null],
  ["82", null],
  ["8 22", null],
  ["822-1", null],
  ["玉山銀行", null],
  ["", null],
])("reads the bank code %j as %j", (text, code) => {
  expect(readBankCode(text)).toBe(code);
});

it.each([
  ["@machiya", "@machiya"],
  ["machiya", "@machiya"],
  [" ＠Machiya ", "@machiya"],
  ["https://lin.ee/AbC123", "https://lin.ee/AbC123"],
  ["https://line.me/R/ti/p/%40machiya", "https://line.me/R/ti/p/%40machiya"],
  ["https://page.line.me/machiya", "https://page.line.me/machiya"],
  ["https://line.me.example.com/x", null],
  ["http://line.me/R/ti/p/@machiya", null],
  ["javascript:alert(1)", null],
  ["@", null],
  ["我們的 LINE", null],
])("reads the LINE account %j as %j", (text, account) => {
  expect(readLineAccount(text)).toBe(account);
});

it.each([
  ["https://maps.app.goo.gl/abc", "https://maps.app.goo.gl/abc"],
  [" https://example.com/a?b=c ", "https://example.com/a?b=c"],
  ["http://example.com", null],
  ["javascript:alert(1)", null],
  ["https://user@example.com", null],
  ["maps.google.com", null],
])("reads the link %j as %j", (text, link) => {
  expect(readWebLink(text)).toBe(link);
});

it("links to LINE's page of an account, with or without its @", () => {
  expect(lineAccountUrl("machiya")).toBe("https://line.me/R/ti/p/%40machiya");
  expect(lineAccountUrl("@machiya")).toBe(lineAccountUrl("machiya"));
  expect(lineAccountUrl("https://lin.ee/AbC123")).toBe("https://lin.ee/AbC123");
});

it("links to a phone number by its digits", () => {
  expect(phoneUrl("+886 (2) 2555-1234")).toBe("tel:+886225551234");
  expect(phoneUrl("02-2345-6789#123")).toBe("tel:0223456789,123");
});

it("links to the map of the record, or else searches for the address", () => {
  expect(directionsUrl({ mapUrl: "https://maps.example/a", address: "台北" })).toBe("https://maps.example/a");
  expect(directionsUrl({ mapUrl: "", address: " 台北 " })).toMatch(/destination=%E5%8F%B0%E5%8C%97$/);
  expect(directionsUrl({ mapUrl: "", address: " " })).toBeNull();
});
