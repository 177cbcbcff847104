import type { Prisma } from "@machiya/prisma/client";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { personRow, shiftRow, templateRow } from "../../../schema/src/testing/bookingFixtures.ts";
import { customerRow } from "../../../schema/src/testing/fixtures.ts";
import { openRestShop, type RestShop } from "../../../testing/servers/restShop.ts";
import { setLogLevel } from "../telemetry/log.ts";

setLogLevel("silent");
const NOW = new Date("2026-11-23T04:00:00Z");
let shop: RestShop;
beforeAll(async () => {
  shop = await openRestShop(() => NOW);
});
afterAll(() => shop.close());

/** Downloads an export as text, including its BOM. */
async function download(path: string, language = "en"): Promise<string> {
  const response = await shop.viewers.admin.fetch(path, { headers: { "accept-language": language } });
  expect(response.status).toBe(200);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
}
const records = async (path: string, language?: string): Promise<Record<string, string>[]> =>
  parse(await download(path, language), { bom: true, columns: true });
const headers = async (path: string, language: string) => (await download(path, language)).split("\r\n")[0];

type Item = Pick<Prisma.AppointmentItemUncheckedCreateInput, "staffMemberId"> & { service?: string };

/** Creates an appointment whose services of an hour, at 800 dollars each, start one after the other. */
function visit(
  at: string,
  items: Item[],
  data: Partial<Omit<Prisma.AppointmentUncheckedCreateInput, "items">> = {},
) {
  const start = (index: number) => new Date(Date.parse(at) + index * 3_600_000);
  return shop.prisma.appointment.create({
    data: {
      customerName: "小美",
      source: "MANUAL",
      state: "CONFIRMED",
      ...data,
      startsAt: start(0),
      endsAt: start(items.length),
      items: {
        create: items.map(({ service = "剪髮", staffMemberId }, index) => ({
          serviceName: service,
          serviceMinutes: 60,
          servicePrice: 800,
          staffMemberId,
          startsAt: start(index),
          endsAt: start(index + 1),
        })),
      },
    },
  });
}

beforeEach(async () => {
  await shop.prisma.appointment.deleteMany();
  await shop.prisma.shiftAssignment.deleteMany();
  await shop.prisma.staffMember.deleteMany({ where: { username: { startsWith: "person" } } });
});

describe("appointments.csv", () => {
  test("has one row for each appointment, with its services, staff, and outcome, in the store's time", async () => {
    const emi = await personRow(shop.prisma, { name: "Emi" });
    const late = await visit("2026-11-20T15:30:00Z", [{ staffMemberId: null }], {
      source: "CHAT_APP",
      state: "CANCELLED",
      outcome: "LATE_CANCEL",
      cancelledBy: "CUSTOMER",
      createdAt: new Date("2026-11-18T16:00:00Z"),
    });
    const items = [{ staffMemberId: emi.id }, { staffMemberId: emi.id, service: "染髮" }];
    const done = await visit("2026-11-21T02:00:00Z", items, {
      customerName: "=1+1",
      customerPhone: "0912345678",
      outcome: "DONE",
      walkIn: true,
      note: 'a "b", c',
      createdAt: new Date("2026-11-19T01:05:00Z"),
    });
    expect(await records("/exports/appointments.csv")).toEqual([
      {
        "Appointment number": String(done.id),
        Customer: "'=1+1",
        Phone: "'0912345678",
        Start: "2026-11-21 10:00",
        End: "2026-11-21 12:00",
        Services: "剪髮, 染髮",
        Staff: "Emi",
        Price: "1600",
        Status: "Confirmed",
        Outcome: "Done",
        "Canceled late by": "",
        Source: "Walk-in",
        Note: 'a "b", c',
        Created: "2026-11-19 09:05",
      },
      {
        "Appointment number": String(late.id),
        Customer: "小美",
        Phone: "",
        Start: "2026-11-20 23:30",
        End: "2026-11-21 00:30",
        Services: "剪髮",
        Staff: "No preference",
        Price: "800",
        Status: "Canceled",
        Outcome: "Late cancellation",
        "Canceled late by": "Customer",
        Source: "Booked through LINE",
        Note: "",
        Created: "2026-11-19 00:00",
      },
    ]);
    expect(await headers("/exports/appointments.csv", "zh-TW")).toMatch(/^\ufeff預約編號,顧客,電話,/);
    expect(await headers("/exports/appointments.csv", "th")).toMatch(/^\ufeffเลขที่การจอง,ลูกค้า,/);
    expect((await records("/exports/appointments.csv", "th"))[0]?.เริ่ม).toBe("2026-11-21 10:00");
  });

  test("has the currency of prices as the last column, once the store has or had one", async () => {
    await visit("2026-11-20T15:30:00Z", [{ staffMemberId: null }]);
    expect(await headers("/exports/appointments.csv", "en")).toMatch(/,Created$/);
    const setCurrency = (currency: string | null, firstCurrency: string | null) =>
      shop.prisma.store.update({ where: { id: 1 }, data: { currency, firstCurrency } });
    await setCurrency("THB", "THB");
    expect(await records("/exports/appointments.csv")).toMatchObject([{ Price: "800", Currency: "THB" }]);
    expect(await headers("/exports/appointments.csv", "ja")).toMatch(/,通貨$/);
    await setCurrency(null, "THB");
    expect(await records("/exports/appointments.csv")).toMatchObject([{ Price: "800", Currency: "THB" }]);
    await setCurrency(null, null);
  });

  test("contains what the list's filters select", async () => {
    const emi = await personRow(shop.prisma);
    const first = await visit("2026-11-20T15:30:00Z", [{ staffMemberId: emi.id }], { state: "PENDING" });
    const second = await visit("2026-11-20T16:00:00Z", [{ staffMemberId: null }], { customerName: "王大明" });
    const third = await visit("2026-11-22T01:00:00Z", [{ staffMemberId: emi.id }]);
    const numbers = async (search: string) =>
      (await records(`/exports/appointments.csv?${search}`)).map((row) => Number(row["Appointment number"]));
    expect(await numbers("sort=-starts&page=3")).toEqual([third.id, second.id, first.id]);
    expect(await numbers("startFrom=2026-11-21&startTo=2026-11-21")).toEqual([second.id]);
    expect(await numbers(`staff=${emi.id}`)).toEqual([third.id, first.id]);
    expect(await numbers("state=PENDING")).toEqual([first.id]);
    expect(await numbers("customer=大明")).toEqual([second.id]);
    expect(await numbers(`number=${first.id},${third.id}`)).toEqual([third.id, first.id]);
    expect(await numbers("limit=1")).toEqual([third.id]);
  });
});

describe("customers.csv", () => {
  test("has a row for each customer with their figures", async () => {
    const { prisma } = shop;
    const createdAt = new Date("2026-11-01T16:00:00Z");
    const discount = await prisma.discount.create({
      data: { name: "會員", kind: "WHOLE_CART", audience: "CUSTOMER", amount: -10 },
    });
    const { id } = await customerRow(prisma, {
      name: "+886",
      phone: "0912345678",
      note: "VIP",
      reachable: true,
      createdAt,
      tags: ["=VIP", "新竹"],
      tagKeys: ["=vip", "新竹"],
      discounts: { create: { discountId: discount.id } },
      block: { create: { note: "=x" } },
    } as Prisma.CustomerUncheckedCreateInput);
    const order = await prisma.order.create({
      data: {
        customerId: id,
        source: "MANUAL",
        buyerName: "a",
        buyerPhone: "",
        recipientName: "",
        total: 100,
        recipientPhone: "",
        address: "",
        paymentMethod: 1,
        createdAt,
      },
    });
    await prisma.payment.create({
      data: { orderId: order.id, kind: "CASH", state: "CAPTURED", amount: 100.5, receivedAt: createdAt },
    });
    await visit("2026-11-20T02:00:00Z", [{ staffMemberId: null }], { customerId: id, createdAt });
    await visit("2026-11-21T02:00:00Z", [{ staffMemberId: null }], {
      customerId: id,
      createdAt,
      outcome: "NO_SHOW",
    });
    const added = await customerRow(prisma, {
      lineUserId: null,
      reachable: false,
      name: "小陳",
      createdAt,
    });
    await customerRow(prisma, { name: "已刪除", deletedAt: NOW });
    await customerRow(prisma, {
      lineUserId: null,
      reachable: false,
      name: "已合併",
      tags: ["=VIP"],
      tagKeys: ["=vip"],
      deletedAt: NOW,
      mergedIntoId: id,
    });
    const none = { Orders: "0", Visits: "0", "No-shows": "0", "Late cancellations": "0" };
    const [newest, blocked] = await records(`/exports/customers.csv?number=${id},${added.id}`);
    expect(newest).toEqual({
      "Customer number": String(added.id),
      Name: "小陳",
      Phone: "",
      Note: "",
      Tags: "",
      Status: "",
      "Reason for the block": "",
      "LINE friend": "Without LINE",
      Discounts: "",
      Spent: "0",
      ...none,
      "First contact": "2026-11-02 00:00",
      "Last contact": "2026-11-02 00:00",
    });
    expect(blocked).toEqual({
      "Customer number": String(id),
      Name: "'+886",
      Phone: "'0912345678",
      Note: "VIP",
      Tags: "'=VIP, 新竹",
      Status: "Blocked",
      "Reason for the block": "'=x",
      "LINE friend": "Friend",
      Discounts: "會員",
      Spent: "100.5",
      ...none,
      Orders: "1",
      Visits: "1",
      "No-shows": "1",
      "First contact": "2026-11-02 00:00",
      "Last contact": "2026-11-20 10:00",
    });
    const names = async (search: string) =>
      (await records(`/exports/customers.csv?${search}`)).map(({ Name }) => Name);
    expect(await names("blocked=yes")).toEqual(["'+886"]);
    expect(await names("name=小陳")).toEqual(["小陳"]);
    expect(await names("phone=0912")).toEqual(["'+886"]);
    expect(await names(`tag=${encodeURIComponent("＝vip")}`)).toEqual(["'+886"]);
    expect(await names("tag=vip")).toEqual([]);
    const all = await names("");
    expect(all).not.toContain("已刪除");
    expect(all).not.toContain("已合併");
    expect(await headers("/exports/customers.csv", "ja")).toMatch(/^\ufeffお客様番号,名前,電話番号,/);
  });

  test("sums what was spent in the store's currency, and names the rest, once the shop has or had one", async () => {
    const { prisma } = shop;
    const { id } = await customerRow(prisma, { name: "幣別" });
    expect(await headers("/exports/customers.csv", "en")).toMatch(/,Last contact$/);
    for (const [currency, amount] of [
      ...([
        [null, 20],
        ["JPY", 500],
        ["THB", 30.5],
        ["THB", 10],
      ] as const),
    ]) {
      const order = await prisma.order.create({
        data: {
          customerId: id,
          source: "MANUAL",
          buyerName: "a",
          buyerPhone: "",
          recipientName: "",
          currency,
          recipientPhone: "",
          address: "",
          paymentMethod: 1,
          total: amount,
        },
      });
      await prisma.payment.create({
        data: { orderId: order.id, kind: "CASH", state: "CAPTURED", amount, receivedAt: NOW },
      });
    }
    const spent = async () =>
      (await records(`/exports/customers.csv?number=${id}`)).map((row) => [
        ...[row.Spent, row.Currency, row["Spent in other currencies"]],
      ]);
    expect(await spent()).toEqual([["20", "", "THB 40.5; JPY 500"]]);
    const setStore = (currency: string | null, firstCurrency: string | null) =>
      prisma.store.update({ where: { id: 1 }, data: { currency, firstCurrency } });
    // What was spent before the store chose a currency counts in the first one.
    await setStore("THB", "THB");
    expect(await spent()).toEqual([["60.5", "THB", "JPY 500"]]);
    await setStore("THB", "JPY");
    expect(await spent()).toEqual([["40.5", "THB", "JPY 520"]]);
    await setStore(null, "JPY");
    expect(await spent()).toEqual([["520", "JPY", "THB 40.5"]]);
    await setStore(null, null);
  });
});

describe("staff-hours.csv", () => {
  test("has a row for each staff member and day, with overlapping shifts and absences counted once", async () => {
    const { prisma } = shop;
    const emi = await personRow(prisma, { name: "Emi" });
    const bo = await personRow(prisma, { name: "Bo" });
    const early = await templateRow(prisma, { name: "早", startMinute: 600, endMinute: 900 });
    const late = await templateRow(prisma, { name: "晚", startMinute: 840, endMinute: 1440 });
    const shift = (staffMemberId: number, shiftTemplateId: number, day: string, state?: "PROPOSED") =>
      shiftRow(prisma, { staffMemberId, shiftTemplateId, day, ...(state && { state }) });
    await shift(emi.id, early.id, "2026-11-20");
    await shift(emi.id, late.id, "2026-11-20");
    await shift(emi.id, early.id, "2026-11-21", "PROPOSED");
    await shift(bo.id, early.id, "2026-11-21");
    // Until 11:00 on the 20th, and 11:30 to 12:00; the closure lasts until 11:30.
    for (const [from, to] of [
      ["2026-11-19T00:00:00Z", "2026-11-20T03:00:00Z"],
      ["2026-11-20T03:30:00Z", "2026-11-20T04:00:00Z"],
    ] as const)
      await prisma.staffTimeOff.create({
        data: { staffMemberId: emi.id, startsAt: new Date(from), endsAt: new Date(to) },
      });
    await prisma.storeClosure.create({
      data: { startsAt: new Date("2026-11-20T02:30:00Z"), endsAt: new Date("2026-11-20T03:30:00Z") },
    });
    await visit("2026-11-20T06:00:00Z", [{ staffMemberId: emi.id }, { staffMemberId: null }]);
    await visit("2026-11-20T08:00:00Z", [{ staffMemberId: emi.id }], { state: "CANCELLED" });
    await visit("2026-11-21T16:00:00Z", [{ staffMemberId: bo.id }]);
    const none = { Shifts: "", "Shift hours": "0", "Absence hours": "0", "Working hours": "0" };
    const boOn22 = {
      Day: "2026-11-22",
      "Staff number": String(bo.id),
      "Staff member": "Bo",
      ...none,
      Bookings: "1",
      "Booked hours": "1",
    };
    const rest = [
      {
        Day: "2026-11-21",
        "Staff number": String(bo.id),
        "Staff member": "Bo",
        Shifts: "早 10:00–15:00",
        "Shift hours": "5",
        "Absence hours": "0",
        "Working hours": "5",
        Bookings: "0",
        "Booked hours": "0",
      },
      {
        Day: "2026-11-20",
        "Staff number": String(emi.id),
        "Staff member": "Emi",
        Shifts: "早 10:00–15:00; 晚 14:00–24:00",
        "Shift hours": "14",
        "Absence hours": "2",
        "Working hours": "12",
        Bookings: "1",
        "Booked hours": "1",
      },
      {
        Day: "2026-11-20",
        "Staff number": "",
        "Staff member": "No preference",
        ...none,
        Bookings: "1",
        "Booked hours": "1",
      },
    ];
    expect(await records("/exports/staff-hours.csv")).toEqual([boOn22, ...rest]);
    expect(await records("/exports/staff-hours.csv?from=2026-11-20&to=2026-11-21")).toEqual(rest);
    expect(await records(`/exports/staff-hours.csv?staff=${bo.id}&from=2026-11-22`)).toEqual([boOn22]);
    expect(await headers("/exports/staff-hours.csv", "ja")).toMatch(/^\ufeff日付,スタッフ番号,スタッフ,/);
  });

  test("adds up to the figures of the report", async () => {
    const emi = await personRow(shop.prisma);
    const template = await templateRow(shop.prisma);
    await shiftRow(shop.prisma, { staffMemberId: emi.id, shiftTemplateId: template.id, day: "2026-11-20" });
    for (const at of ["2026-11-20T02:00:00Z", "2026-11-20T05:00:00Z", "2026-11-21T02:00:00Z"])
      await visit(at, [{ staffMemberId: emi.id }]);
    const { data } = await shop.viewers.admin.graphql<{
      report: { staff: { services: number; bookedMinutes: number; shiftMinutes: number }[] };
    }>(
      `{ report(range: { from: "2026-11-20", to: "2026-11-21" }) { staff { services bookedMinutes shiftMinutes } } }`,
    );
    const rows = await records("/exports/staff-hours.csv?from=2026-11-20&to=2026-11-21");
    const sum = (column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
    expect(data?.report.staff).toEqual([
      {
        services: sum("Bookings"),
        bookedMinutes: sum("Booked hours") * 60,
        shiftMinutes: sum("Shift hours") * 60,
      },
    ]);
  });

  test("agrees with the rules for shifts on a day on which the clock is set back", async () => {
    await shop.prisma.store.update({ where: { id: 1 }, data: { timeZone: "Europe/Berlin" } });
    const { id: staffMemberId } = await personRow(shop.prisma);
    const night = await templateRow(shop.prisma, { startMinute: 0, endMinute: 300 });
    await shiftRow(shop.prisma, { staffMemberId, shiftTemplateId: night.id, day: "2026-10-25" });
    await shop.prisma.staffTimeOff.create({
      data: {
        staffMemberId,
        startsAt: new Date("2026-10-25T00:50:00Z"),
        endsAt: new Date("2026-10-25T01:10:00Z"),
      },
    });
    const [row] = await records("/exports/staff-hours.csv");
    expect(row).toMatchObject({ Day: "2026-10-25", "Shift hours": "5", "Absence hours": "0" });
    await shop.prisma.store.update({ where: { id: 1 }, data: { timeZone: "Asia/Taipei" } });
  });
});
