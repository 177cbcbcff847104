import { expect, it } from "vitest";
import { dayAvailability } from "./dayAvailability.ts";
import type { SlotRefusal } from "./slotRefusals.ts";
import type { SlotVerdict } from "./slots.ts";

const slots = (...reasons: (SlotRefusal | null)[]): SlotVerdict[] =>
  reasons.map((reason) => ({ free: reason === null, reason }));

it.each([
  ["FREE", [slots(null, null, "TAKEN")]],
  ["FREE", [slots(null, "TAKEN", "TAKEN"), slots("TAKEN", "TAKEN", null)]],
  ["FEW", [slots("TAKEN", null, "TAKEN")]],
  ["FEW", [slots("TAKEN", null, "TAKEN"), slots("NO_SHIFT", null, "NO_SHIFT")]],
  ["FEW", [slots("NO_SHIFT", null, "NO_SHIFT")]],
  ["FULL", [slots("TAKEN", "TAKEN", "TAKEN")]],
  ["FULL", [slots("NO_SHIFT", "TAKEN", "NO_SHIFT")]],
  [null, [slots("CLOSED", "CLOSED", "CLOSED")]],
  [null, [slots("PAST", "OUTSIDE_WINDOW", "NO_SHIFT")]],
  [null, []],
] as const)("a day is %s by the starts that any service can take: %j", (expected, services) => {
  expect(dayAvailability(services)).toBe(expected);
});
