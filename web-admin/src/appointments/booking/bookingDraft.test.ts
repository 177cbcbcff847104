import { describe, expect, it } from "vitest";
import { lineWith } from "../form/appointmentDraft.ts";
import { bookingInput, emptyBooking, isBookable, roundedNow } from "./bookingDraft.ts";

const TEN = "2030-05-01T02:00:00.000Z";
const options = { outsideHours: false, walkInName: "現場客" };
const line = { ...lineWith({ id: "s", name: "剪髮", durationMinutes: 60 }, undefined), key: "new0" };
const draft = { ...emptyBooking("2030-05-01T10:00"), lines: [line] };

describe("a booking by phone", () => {
  const named = { ...draft, customerName: " 王太太 ", customerPhone: "0900-111-222" };

  it("needs a name, a phone, a service, and a start, and is confirmed at once", () => {
    expect(isBookable(named, TEN)).toBe(true);
    for (const missing of [{ customerName: " " }, { customerPhone: "" }, { lines: [] }])
      expect(isBookable({ ...named, ...missing }, TEN)).toBe(false);
    expect(isBookable(named, null)).toBe(false);
    expect(bookingInput(named, TEN, options)).toEqual({
      details: { customerName: "王太太", customerPhone: "0900-111-222", note: "", startsAt: TEN },
      lines: [{ serviceId: "s", staffMemberId: null, startsAt: TEN, note: "" }],
      walkIn: false,
      confirmed: true,
      outsideHours: false,
    });
  });

  it("leaves the stored phone of a customer to the server, but sends another one", () => {
    const customer = { id: "c", name: "安", phone: "ext. 12" };
    const known = { ...draft, customer, customerName: "安", customerPhone: "ext. 12" };
    expect(bookingInput(known, TEN, options).details).not.toHaveProperty("customerPhone");
    const other = { ...known, customerPhone: "0900-000-000" };
    expect(bookingInput(other, TEN, options).details.customerPhone).toBe("0900-000-000");
  });
});

describe("a walk-in", () => {
  it("needs neither name nor phone", () => {
    const walkIn = { ...draft, isWalkIn: true };
    expect(isBookable(walkIn, TEN)).toBe(true);
    const input = bookingInput(walkIn, TEN, options);
    expect(input).toMatchObject({ walkIn: true, details: { customerName: "現場客" } });
    expect(input.details).not.toHaveProperty("customerPhone");
  });

  it("starts at the last five minutes of the clock", () => {
    expect(roundedNow("2030-05-01T15:24")).toBe("2030-05-01T15:20");
    expect(roundedNow("2030-05-01T15:20")).toBe("2030-05-01T15:20");
    expect(roundedNow("2030-05-01T15:59")).toBe("2030-05-01T15:55");
    expect(roundedNow("2030-05-01T15:04")).toBe("2030-05-01T15:00");
  });
});
