import { describe, expect, it } from "vitest";
import { en } from "./catalogs/en.ts";
import { ja } from "./catalogs/ja.ts";
import { th } from "./catalogs/th.ts";
import { zhHant } from "./catalogs/zhHant.ts";

/** Returns the letters and digits of a text, as axe-core and voice control compare them. */
const spoken = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

describe.each(Object.entries({ zhHant, en, ja, th }))("the buttons of rows in %s", (_, words) => {
  const { appointmentCalendar, appointments, customers, orders, staff } = words;
  const { outcome, outcomeLabel, reject, rejectLabel } = appointments;
  const { block, blockLabel, unblock, unblockLabel } = customers;
  const { dismiss, dismissLabel, reinstate, reinstateLabel, remove, removeLabel, choose, chooseLabel } =
    staff;
  it.each<[text: string, name: string]>([
    [orders.advanceTo("S"), orders.advanceLabel(7, "S")],
    [orders.cancelOrder, orders.cancelLabel(7)],
    [appointments.cancel, appointments.cancelLabel(7)],
    [reject, rejectLabel(7)],
    [outcome, outcomeLabel(7)],
    [appointmentCalendar.move, appointmentCalendar.moveLabel(7)],
    [appointmentCalendar.detail, appointmentCalendar.detailLabel(7)],
    [block, blockLabel("Lin")],
    [unblock, unblockLabel("Lin")],
    [staff.detail, staff.detailLabel("Lin")],
    [dismiss, dismissLabel("Lin")],
    [reinstate, reinstateLabel("Lin")],
    [remove, removeLabel("Lin")],
    [choose, chooseLabel("Lin")],
  ])("have the visible text %j in their accessible name", (text, name) => {
    expect(spoken(name)).toContain(spoken(text));
  });
});
