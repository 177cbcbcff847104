import { describe, expect, it } from "vitest";
import {
  type BookingDraft,
  bookingInput,
  emptyDraft,
  missingParts,
  nextDraft,
  readDraft,
  sums,
  timedLines,
  withAvailable,
} from "./bookingDraft.ts";

const START = "2026-12-09T02:00:00.000Z";
const services = [
  { id: "cut", durationMinutes: 60, price: "800" },
  { id: "care", durationMinutes: 90, price: "1500.5" },
];

const general = (rest: Partial<BookingDraft["general"]> = {}): BookingDraft => ({
  ...emptyDraft(" 林小茶 ", " 0912-345-678 "),
  general: {
    day: "2026-12-09",
    startsAt: START,
    lines: [
      { serviceId: "cut", staffMemberId: null },
      { serviceId: "care", staffMemberId: "misaki" },
    ],
    ...rest,
  },
});

const named = (rest: Partial<BookingDraft["named"]> = {}): BookingDraft => ({
  ...emptyDraft("林小茶", "0912-345-678"),
  named: { staffMemberId: "misaki", serviceId: "cut", day: "2026-12-09", startsAt: START, ...rest },
});

describe("missingParts (booking.md §5)", () => {
  it("returns nothing for complete forms", () => {
    expect(missingParts(general(), "general")).toEqual([]);
    expect(missingParts(named(), "named")).toEqual([]);
  });
  it("requires a line, a start, a name, and a phone for general booking; blanks do not count", () => {
    const draft = { ...general({ lines: [], startsAt: null }), name: "  ", phone: "" };
    expect(missingParts(draft, "general")).toEqual(["service", "time", "name", "phone"]);
  });
  it.each(["abc電話😀", "1234567", "不給你"])("does not accept %j as a phone", (phone) => {
    expect(missingParts({ ...general(), phone }, "general")).toEqual(["phone"]);
  });
  it("requires a staff member, a service, and a time for named booking", () => {
    const draft = named({ staffMemberId: null, serviceId: null, startsAt: null });
    expect(missingParts(draft, "named")).toEqual(["staff", "service", "time"]);
  });
});

describe("timedLines", () => {
  it("starts each line at the end of the previous one (booking.md §4)", () => {
    const times = timedLines(general().general.lines, START, services).map(({ start, end }) => [
      start?.toISOString(),
      end?.toISOString(),
    ]);
    expect(times).toEqual([
      ["2026-12-09T02:00:00.000Z", "2026-12-09T03:00:00.000Z"],
      ["2026-12-09T03:00:00.000Z", "2026-12-09T04:30:00.000Z"],
    ]);
  });
  it("has no times before a start is chosen", () => {
    expect(timedLines(general().general.lines, null, services)[0]).toMatchObject({ start: null, end: null });
  });
  it("sums prices and minutes", () => {
    expect(sums(timedLines(general().general.lines, null, services))).toEqual({
      price: "2300.5",
      minutes: 150,
    });
  });
});

describe("bookingInput", () => {
  it("sends trimmed names and lines without times, because the server computes the ends", () => {
    expect(bookingInput(general(), "general")).toEqual({
      customerName: "林小茶",
      customerPhone: "0912-345-678",
      note: "",
      startsAt: START,
      lines: [
        { serviceId: "cut", staffMemberId: null },
        { serviceId: "care", staffMemberId: "misaki" },
      ],
    });
  });
  it("sends one line with the chosen staff member for named booking", () => {
    expect(bookingInput(named(), "named")?.lines).toEqual([{ serviceId: "cut", staffMemberId: "misaki" }]);
  });
  it("is null while a part is missing", () => {
    expect(bookingInput(named({ startsAt: null }), "named")).toBeNull();
  });
});

describe("a stored draft", () => {
  it("is restored as it was saved", () => {
    expect(readDraft(general())).toEqual(general());
    expect(readDraft(named())).toEqual(named());
  });
  it("has empty fields for missing and malformed values", () => {
    expect(readDraft({ general: { lines: [7, { serviceId: 1 }], day: 3 }, name: [] })).toEqual(emptyDraft());
    expect(readDraft(null)).toEqual(emptyDraft());
  });
  it("keeps only the contact data after a booking", () => {
    expect(nextDraft(general())).toEqual(emptyDraft(" 林小茶 ", " 0912-345-678 "));
  });
  it("drops options that are no longer offered", () => {
    const offered = { serviceIds: new Set(["care"]), staffMemberIds: new Set<string>() };
    expect(withAvailable(general(), offered).general.lines).toEqual([
      { serviceId: "care", staffMemberId: null },
    ]);
    expect(withAvailable(named(), offered).named).toMatchObject({ serviceId: null, staffMemberId: null });
  });
});
