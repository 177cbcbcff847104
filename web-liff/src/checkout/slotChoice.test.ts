import { slotId } from "@machiya/schema/domain/orders/slotText";
import { expect, it } from "vitest";
import { nextFreeSlot, type OfferedSlot } from "./slotChoice.ts";

const slot = (day: string, startMinute: number, fits = true): OfferedSlot => ({
  day,
  startMinute,
  endMinute: startMinute + 120,
  remaining: fits ? "3" : "0",
  fits,
});

it("suggests the next slot with room, or else an earlier one", () => {
  const slots = [slot("2026-11-24", 600), slot("2026-11-24", 840, false), slot("2026-11-25", 600)];
  const next = (id: string) => {
    const found = nextFreeSlot(slots, id);
    return found && slotId(found);
  };
  expect(next("2026-11-24 840 960")).toBe("2026-11-25 600 720");
  expect(next("2026-11-26 600 720")).toBe("2026-11-24 600 720");
  expect(next("")).toBe("2026-11-24 600 720");
  expect(nextFreeSlot([slot("2026-11-24", 600, false)], "")).toBeNull();
});
