import { expect, it } from "vitest";
import { type CalendarFileEvent, calendarFile } from "./calendarFile.ts";

const EVENT: CalendarFileEvent = {
  uid: "appointment-12@salon.example",
  version: 3,
  start: new Date("2026-12-09T02:00:00Z"),
  end: new Date("2026-12-09T03:30:00Z"),
  title: "町家沙龍: 剪髮, 修眉",
  description: "",
  location: "",
  tentative: true,
};
const file = (changes: Partial<CalendarFileEvent> = {}) =>
  calendarFile({ ...EVENT, ...changes }, new Date("2026-11-22T01:02:03.456Z"));

it("contains one event in UTC with escaped texts", () => {
  expect(file().split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Machiya//Bookings//EN",
    "BEGIN:VEVENT",
    "UID:appointment-12@salon.example",
    "SEQUENCE:3",
    "DTSTAMP:20261122T010203Z",
    "DTSTART:20261209T020000Z",
    "DTEND:20261209T033000Z",
    "SUMMARY:町家沙龍: 剪髮\\, 修眉",
    "STATUS:TENTATIVE",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("contains place and description, whose line breaks cannot add lines", () => {
  const lines = file({ location: "町家巷 8 號;\n2 樓", description: "a\\b\r\nEND:VEVENT", tentative: false });
  expect(lines).toContain("LOCATION:町家巷 8 號\\;\\n2 樓\r\n");
  expect(lines).toContain("DESCRIPTION:a\\\\b\\nEND:VEVENT\r\n");
  expect(lines).toContain("STATUS:CONFIRMED\r\n");
});

it("contains no control characters, which calendar applications refuse", () => {
  const text = file({ title: "剪\u0007髮\u0000\u2028修眉", location: "a\u000bb", description: "\u001b" });
  expect(text).toContain("SUMMARY:剪髮\\n修眉\r\n");
  expect(text).toContain("LOCATION:a\\nb\r\n");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
});

it("folds lines at 75 bytes without splitting a character", () => {
  const title = "深層護髮😀".repeat(12);
  const text = file({ title });
  for (const line of text.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
});
