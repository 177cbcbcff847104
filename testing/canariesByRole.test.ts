import { afterAll, beforeAll, expect, it } from "vitest";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { everyResponse } from "./everyResponse.ts";
import { columnsIn, plantTexts } from "./plantedTexts.ts";
import {
  type AuthorizationTestServer,
  openAuthorizationTestServer,
  VIEWERS,
  type ViewerName,
} from "./servers/authorizationTestServer.ts";

setLogLevel("silent");
let house: AuthorizationTestServer;
let planted: string[];
beforeAll(async () => {
  house = await openAuthorizationTestServer();
  planted = await plantTexts(house.databaseUrl);
});
afterAll(() => house.close());

const columns = (text: string) => text.trim().split(/\s+/);

/** What the shop shows to everybody. */
const OPEN = columns(`
  Discount.description Discount.name Product.description Product.name ProductType.description ProductType.name
  Service.abbreviation Service.name Service.note ShiftTemplate.name StaffMember.englishName StaffMember.name StaffMember.positionName
  Store.address Store.bankAccount Store.bankCode Store.name Store.openingHours`);
/** Of a customer, to themselves; the house has orders of the first alone, and appointments of the first and the blocked one. */
const THEMSELVES = columns("Customer.name Customer.phone");
const APPOINTMENTS = columns(`
  Appointment.customerName Appointment.customerPhone Appointment.note AppointmentItem.note AppointmentItem.serviceName`);
const ORDERS = columns(`
  DiscountRecord.name Order.address Order.buyerName Order.buyerPhone Order.note Order.recipientName Order.recipientPhone
  OrderLine.productName`);
/** The booking side and their own account. */
const STAFF = columns("ShiftTemplate.note StaffMember.username StaffTimeOff.note StoreClosure.note");

/** Which columns may be read by whom; a column that is not here is an admin's at most. */
const READ_BY: Record<Exclude<ViewerName, "admin">, string[]> = {
  anonymous: OPEN,
  customer: [...OPEN, ...THEMSELVES, ...APPOINTMENTS, ...ORDERS],
  otherCustomer: [...OPEN, ...THEMSELVES],
  blocked: [...OPEN, ...THEMSELVES, ...APPOINTMENTS],
  staff: [...OPEN, ...APPOINTMENTS, ...STAFF],
  dismissed: OPEN,
};
/** Read by nobody, admins among them. */
const SECRET = columns("StaffMember.passwordHash WebhookEndpoint.secret WebhookEndpoint.previousSecret");

it("canaries lie in every column of text: of customers, staff and secrets among them", () => {
  const known = new Set([...Object.values(READ_BY).flat(), ...SECRET]);
  expect([...known].filter((column) => !planted.includes(column))).toEqual([]);
  expect(planted.filter((column) => column.startsWith("PersonnelDetails.")).length).toBeGreaterThan(15);
});

it.each(VIEWERS)("of all that can be asked, %s is told what the table says and no secret", async (viewer) => {
  const told = columnsIn(await everyResponse(house, viewer));
  if (viewer === "admin") {
    // What the others are not told is there to be told.
    const theirs = /^(PersonnelDetails|Customer|CustomerBlock|Order|Appointment|Broadcast)\./;
    expect(planted.filter((column) => theirs.test(column) && !told.includes(column))).toEqual([
      "Broadcast.lastError",
    ]);
    expect(SECRET.filter((column) => told.includes(column))).toEqual([]);
  } else {
    expect(told).toEqual(READ_BY[viewer].toSorted());
  }
});
