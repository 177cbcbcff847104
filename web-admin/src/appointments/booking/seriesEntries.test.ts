import { Refusal } from "@machiya/schema/client/refusal";
import { expect, it } from "vitest";
import { withRefusedOffer } from "./seriesEntries.ts";
import type { SeriesEntries } from "./useCreateAppointmentSeries.ts";

const ENTRY = {
  startsAt: "2031-08-14T02:00:00.000Z",
  reason: "NO_SHIFT",
  nearestStartsAt: "2031-08-18T02:00:00.000Z",
  nearestStaffName: "林小美",
  appointment: null,
} as const;
const ENTRIES: SeriesEntries = [ENTRY, ENTRY];
const NEXT = {
  startsAt: "2031-08-18T03:00:00.000Z",
  at: "2031-08-18 11:00",
  staffMemberId: null,
  staffName: null,
};

it("a date whose offered time was refused offers the nearest time of that refusal", () => {
  const refusal = new Refusal("SLOT_TAKEN", { reason: "TAKEN", alternatives: [NEXT] });
  expect(withRefusedOffer(ENTRIES, 1, refusal)).toEqual([
    ENTRY,
    { ...ENTRY, nearestStartsAt: NEXT.startsAt, nearestStaffName: null },
  ]);
});

it("a date without any other time offers none", () => {
  expect(withRefusedOffer(ENTRIES, 0, new Refusal("SLOT_TAKEN", { reason: "TAKEN" }))).toEqual([
    { ...ENTRY, nearestStartsAt: null, nearestStaffName: null },
    ENTRY,
  ]);
});

it("a date keeps its offer after another error", () => {
  expect(withRefusedOffer(ENTRIES, 0, new Refusal("UNREACHABLE"))).toBe(ENTRIES);
});
