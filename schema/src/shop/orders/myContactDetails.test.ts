import { afterAll, beforeAll, expect, it } from "vitest";
import { customerRow, orderRow } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, type TestContext } from "../../testing/run.ts";

const QUERY = "{ myContactDetails { addresses recipients { name phone } bookingName } }";

let testContext: TestContext;
let mine: number;
let other: number;

beforeAll(async () => {
  testContext = await createTestContext();
  mine = (await customerRow(testContext.prisma)).id;
  other = (await customerRow(testContext.prisma)).id;
});
afterAll(() => testContext.close());

const order = (customerId: number, address: string, recipientName = "", recipientPhone = "") =>
  orderRow(testContext.prisma, { customerId, address, recipientName, recipientPhone });
const appointment = (customerId: number, customerName: string) =>
  testContext.prisma.appointment.create({
    data: {
      customerId,
      customerName,
      source: "CHAT_APP",
      startsAt: new Date("2030-01-01T02:00:00Z"),
      endsAt: new Date("2030-01-01T03:00:00Z"),
    },
  });
const details = async (id: number) => (await testContext.run(QUERY, {}, customer(id))).data;

it("is empty without orders and appointments", async () => {
  expect(await details(mine)).toEqual({
    myContactDetails: { addresses: [], recipients: [], bookingName: "" },
  });
});

it("returns the last three different addresses and recipients, and the last name", async () => {
  await order(other, "別人的地址", "別人", "0900");
  await order(mine, "地址一", "甲", "01");
  await order(mine, "地址二", "乙", "02");
  await order(mine, "");
  await order(mine, "地址三", "丙", "03");
  await order(mine, "地址 二", "乙", "22");
  await order(mine, "地址四");
  await appointment(mine, "林小茶");
  await appointment(mine, "林大茶");
  await appointment(other, "別人");
  expect(await details(mine)).toEqual({
    myContactDetails: {
      addresses: ["地址四", "地址 二", "地址三"],
      recipients: [
        { name: "乙", phone: "22" },
        { name: "丙", phone: "03" },
        { name: "甲", phone: "01" },
      ],
      bookingName: "林大茶",
    },
  });
});

it("is closed to visitors and staff", async () => {
  expect((await testContext.run(QUERY, {}, ANONYMOUS)).codes).toEqual(["UNAUTHENTICATED"]);
  expect((await testContext.run(QUERY, {}, ADMIN)).codes).not.toEqual([]);
});
