import { describe, expect, it } from "vitest";
import { en } from "./catalogs/en.ts";
import { enFirst } from "./catalogs/first/en.ts";
import { jaFirst } from "./catalogs/first/ja.ts";
import { thFirst } from "./catalogs/first/th.ts";
import { zhHantFirst } from "./catalogs/first/zhHant.ts";
import { ja } from "./catalogs/ja.ts";
import { th } from "./catalogs/th.ts";
import { zhHant } from "./catalogs/zhHant.ts";

/** Returns the letters and digits of a text, as axe-core and voice control compare them. */
const spoken = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const CATALOGS = {
  zhHant: { ...zhHantFirst, ...zhHant },
  en: { ...enFirst, ...en },
  ja: { ...jaFirst, ...ja },
  th: { ...thFirst, ...th },
};

/** Thai has no spaces between words, so axe-core requires that the text of a button is followed by one in its name. */
const words = (language: string, text: string) => (language === "th" ? ` ${spoken(text)} ` : spoken(text));

describe.each(Object.entries(CATALOGS))("the buttons of rows in %s", (language, catalog) => {
  const { apiTokens, appointmentCalendar, appointments, blocks, broadcast, customers, failedJobs } = catalog;
  const { home, webhookLog } = catalog;
  const { orderEdit, orders, payments, productEdit, staff, stockHistory, ui, uiRecord, variants } = catalog;
  it.each<[text: string, name: string]>([
    [orders.advanceTo("S"), orders.advanceLabel(7, "S")],
    [orders.cancelOrder, orders.cancelLabel(7)],
    [orders.detail, orders.detailLabel(7)],
    [ui.edit, orderEdit.editLabel(7)],
    [ui.delete, orderEdit.deleteLabel(7)],
    [appointments.cancel, appointments.cancelLabel(7)],
    [appointments.detail, appointments.detailLabel(7)],
    [appointments.outcome, appointments.outcomeLabel(7)],
    [appointments.reject, appointments.rejectLabel(7)],
    [ui.edit, appointments.editLabel(7)],
    [ui.delete, appointments.deleteLabel(7)],
    [appointmentCalendar.move, appointmentCalendar.moveLabel(7)],
    [appointmentCalendar.detail, appointmentCalendar.detailLabel(7)],
    [customers.block, customers.blockLabel("Lin")],
    [customers.unblock, customers.unblockLabel("Lin")],
    [ui.edit, blocks.editLabel("Lin")],
    [staff.detail, staff.detailLabel("Lin")],
    [staff.dismiss, staff.dismissLabel("Lin")],
    [staff.reinstate, staff.reinstateLabel("Lin")],
    [staff.remove, staff.removeLabel("Lin")],
    [staff.choose, staff.chooseLabel("Lin")],
    [ui.edit, uiRecord.editLabel("Lin")],
    [ui.delete, uiRecord.deleteLabel("Lin")],
    [variants.menu, variants.title("Soap")],
    [stockHistory.menu, stockHistory.title("Soap")],
    [productEdit.coupons, productEdit.couponsLabel("Soap")],
    [productEdit.history, productEdit.historyLabel("Soap")],
    [apiTokens.revoke, apiTokens.revokeLabel("Shop")],
    [broadcast.cancel, broadcast.cancelLabel("9:00")],
    [home.editStock, home.editStockLabel("Soap")],
    [webhookLog.show, webhookLog.showLabel("order.created", "9:00")],
    [failedJobs.replay, failedJobs.replayLabel("Shop")],
    [payments.refund, payments.refundOf("$7")],
    [payments.void, payments.voidOf("$7")],
    [payments.capture, payments.captureOf("$7")],
    [payments.release, payments.releaseOf("$7")],
    [payments.settle, payments.settleOf("$7")],
    [payments.withdraw, payments.withdrawOf("$7")],
  ])("have the visible text %j in their accessible name", (text, name) => {
    expect(words(language, name)).toContain(words(language, text));
  });
});
