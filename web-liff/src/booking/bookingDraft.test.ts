import { describe, expect, it } from "vitest";
import {
  ANY_STAFF,
  type BookingDraft,
  bookingInput,
  chosenStaff,
  emptyDraft,
  missingParts,
  nextDraft,
  readDraft,
  requestedLines,
  sums,
  timedLines,
  toggleService,
  withAvailable,
} from "./bookingDraft.ts";

const START = "2026-12-09T02:00:00.000Z";
const services = [
  { id: "cut", durationMinutes: 60, price: "800" },
  { id: "care", durationMinutes: 90, price: "1500.5" },
];

const draft = (rest: Partial<BookingDraft> = {}): BookingDraft => ({
  ...emptyDraft(" 林小茶 ", " 0912-345-678 "),
  serviceIds: ["cut", "care"],
  staff: null,
  day: "2026-12-09",
  startsAt: START,
  ...rest,
});

describe("chosenStaff", () => {
  it("is anyone in general booking and open in named booking, until the customer chooses", () => {
    expect([chosenStaff(draft(), "general"), chosenStaff(draft(), "named")]).toEqual([ANY_STAFF, null]);
    expect(chosenStaff(draft({ staff: "misaki" }), "general")).toBe("misaki");
    expect(chosenStaff(draft({ staff: ANY_STAFF }), "named")).toBeNull();
    expect(chosenStaff(draft({ staff: "misaki" }), "named")).toBe("misaki");
  });
});

describe("missingParts (booking.md §5)", () => {
  it("returns nothing for complete forms", () => {
    expect(missingParts(draft(), "general")).toEqual([]);
    expect(missingParts(draft({ staff: "misaki" }), "named")).toEqual([]);
  });
  it("requires a service, a start, a name, and a phone for general booking; blanks do not count", () => {
    const empty = draft({ serviceIds: [], startsAt: null, name: "  ", phone: "" });
    expect(missingParts(empty, "general")).toEqual(["service", "time", "name", "phone"]);
  });
  it.each(["abc電話😀", "1234567", "不給你"])("does not accept %j as a phone", (phone) => {
    expect(missingParts(draft({ phone }), "general")).toEqual(["phone"]);
  });
  it("requires a staff member, a service, and a time for named booking", () => {
    const empty = draft({ serviceIds: [], startsAt: null });
    expect(missingParts(empty, "named")).toEqual(["staff", "service", "time"]);
  });
});

describe("toggleService", () => {
  it("adds at the end and removes", () => {
    expect(toggleService(["cut"], "care")).toEqual(["cut", "care"]);
    expect(toggleService(["cut", "care"], "cut")).toEqual(["care"]);
  });
});

describe("timedLines", () => {
  it("starts each line at the end of the previous one (booking.md §4)", () => {
    const times = timedLines(requestedLines(draft()), START, services).map(({ start, end }) => [
      start?.toISOString(),
      end?.toISOString(),
    ]);
    expect(times).toEqual([
      ["2026-12-09T02:00:00.000Z", "2026-12-09T03:00:00.000Z"],
      ["2026-12-09T03:00:00.000Z", "2026-12-09T04:30:00.000Z"],
    ]);
  });
  it("has no times before a start is chosen", () => {
    expect(timedLines(requestedLines(draft()), null, services)[0]).toMatchObject({ start: null, end: null });
  });
  it("sums prices and minutes", () => {
    const lines = timedLines(requestedLines(draft()), null, services);
    expect(sums(lines)).toEqual({ price: "2300.5", minutes: 150 });
  });
});

describe("bookingInput", () => {
  it("sends trimmed names and lines without times, because the server computes the ends", () => {
    expect(bookingInput(draft(), "general")).toEqual({
      customerName: "林小茶",
      customerPhone: "0912-345-678",
      note: "",
      startsAt: START,
      lines: [
        { serviceId: "cut", staffMemberId: null },
        { serviceId: "care", staffMemberId: null },
      ],
    });
  });
  it("sends every line with the chosen staff member", () => {
    const who = (input: ReturnType<typeof bookingInput>) => input?.lines.map((line) => line.staffMemberId);
    expect(who(bookingInput(draft({ staff: "misaki" }), "named"))).toEqual(["misaki", "misaki"]);
    expect(bookingInput(draft({ staff: ANY_STAFF }), "named")).toBeNull();
  });
  it("is null while a part is missing", () => {
    expect(bookingInput(draft({ startsAt: null }), "general")).toBeNull();
    expect(bookingInput(draft(), "named")).toBeNull();
  });
});

describe("a stored draft", () => {
  it("is restored as it was saved", () => {
    for (const one of [draft(), draft({ staff: "misaki", day: null, startsAt: null })])
      expect(readDraft(one)).toEqual(one);
  });
  it("has empty fields for missing and malformed values, and each service once", () => {
    expect(readDraft({ serviceIds: [7, { id: 1 }], staff: 3, day: 3, name: [] })).toEqual(emptyDraft());
    expect(readDraft({ serviceIds: ["cut", "cut"] }).serviceIds).toEqual(["cut"]);
    expect(readDraft(null)).toEqual(emptyDraft());
  });
  it("keeps only the contact data after a booking", () => {
    expect(nextDraft(draft())).toEqual(emptyDraft(" 林小茶 ", "0912-345-678"));
    expect(nextDraft(draft({ phone: "０９１２３４５６７８" })).phone).toBe("0912345678");
  });
  it("drops options that are not offered", () => {
    const offered = { serviceIds: new Set(["care"]), staffMemberIds: new Set<string>() };
    expect(withAvailable(draft({ staff: "misaki" }), offered)).toMatchObject({
      serviceIds: ["care"],
      staff: null,
    });
    expect(withAvailable(draft({ staff: ANY_STAFF }), offered).staff).toBe(ANY_STAFF);
  });
});
