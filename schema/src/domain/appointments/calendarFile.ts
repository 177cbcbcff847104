import { withoutControls } from "../typedText.ts";

/** An appointment as a calendar application stores it. */
export interface CalendarFileEvent {
  /** Identifies the event, so that a later file replaces it; unique in the world. */
  uid: string;
  /** Increases with each change of the event. */
  version: number;
  start: Date;
  end: Date;
  title: string;
  description: string;
  /** The store's address; may be empty. */
  location: string;
  /** Whether the salon still has to confirm it. */
  tentative: boolean;
}

/** The maximum length of a line in bytes (RFC 5545 §3.1). */
const MAX_LINE_BYTES = 75;

/** Returns a calendar file (RFC 5545) with one event, in UTC, so that it needs no time zone definition. */
export function calendarFile(event: CalendarFileEvent, now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Machiya//Bookings//EN",
    "BEGIN:VEVENT",
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.version}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description === "" ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
    ...(event.location === "" ? [] : [`LOCATION:${escaped(event.location)}`]),
    `STATUS:${event.tentative ? "TENTATIVE" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, "");
}

/** Escapes the characters that separate values (RFC 5545 §3.3.11). A text has no control characters but tabs. */
function escaped(text: string): string {
  return withoutControls(text)
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|[\n\v\f\r\u2028\u2029]/g, "\\n")
    .replaceAll("\0", "");
}

/** Continues a long line on the next one after a space, without splitting a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
