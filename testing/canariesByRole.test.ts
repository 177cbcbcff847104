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
let server: AuthorizationTestServer;
let planted: string[];
beforeAll(async () => {
  server = await openAuthorizationTestServer();
  planted = await plantTexts(server.databaseUrl);
});
afterAll(() => server.close());

const columns = (text: string) => text.trim().split(/\s+/);

/** Columns that the shop shows publicly. */
const OPEN = columns(`
  Discount.description Discount.name Product.description Product.keywords Product.name ProductType.description ProductType.name
  ShippingMethod.carrier ShippingMethod.hours ShippingMethod.name ShippingMethod.trackingLink Service.abbreviation Service.name Service.note StaffMember.englishName StaffMember.name StaffMember.positionName
  Store.address Store.bankAccount Store.bankCode Store.lineAccount Store.mapUrl Store.name Store.openingHours
  Store.phone Store.taxNumber`);
/**
 * Columns that customers may read about themselves; only the first customer has orders, and only the first
 * and the blocked one have appointments.
 */
const THEMSELVES = columns("Customer.name Customer.phone");
const APPOINTMENTS = columns(`
  Appointment.customerName Appointment.customerPhone Appointment.note AppointmentItem.note AppointmentItem.serviceName`);
const ORDERS = columns(`
  DiscountRecord.name Order.address Order.buyerName Order.buyerPhone Order.note Order.recipientName Order.recipientPhone Order.shippingName
  OrderLine.productName Parcel.carrier Parcel.trackingLink Parcel.trackingNumber PickUpStore.address PickUpStore.name`);
/** Columns of the booking side and of staff members' own accounts. */
const STAFF = columns(
  "ShiftTemplate.name ShiftTemplate.note StaffMember.username StaffTimeOff.note StoreClosure.note",
);

/** The columns that each viewer may read; all others are for admins at most. */
const READ_BY: Record<Exclude<ViewerName, "admin">, string[]> = {
  anonymous: OPEN,
  customer: [...OPEN, ...THEMSELVES, ...APPOINTMENTS, ...ORDERS],
  otherCustomer: [...OPEN, ...THEMSELVES],
  blocked: [...OPEN, ...THEMSELVES, ...APPOINTMENTS],
  // Other staff members serve the appointments.
  staff: [...OPEN, ...STAFF],
  dismissed: OPEN,
};
/** Columns that no viewer may read, not even admins. */
const SECRET = columns("StaffMember.passwordHash WebhookEndpoint.secret WebhookEndpoint.previousSecret");

it("canaries are planted in every text column, including those of customers, staff, and secrets", () => {
  const known = new Set([...Object.values(READ_BY).flat(), ...SECRET]);
  expect([...known].filter((column) => !planted.includes(column))).toEqual([]);
  expect(planted.filter((column) => column.startsWith("PersonnelDetails.")).length).toBeGreaterThan(15);
});

it.each(VIEWERS)("%s reads exactly the columns of the table and no secret", async (viewer) => {
  const readable = columnsIn(await everyResponse(server, viewer));
  if (viewer === "admin") {
    // Admins read what the other viewers do not, so the queries do reach these columns.
    const theirs = /^(PersonnelDetails|Customer|CustomerBlock|Order|Appointment|Broadcast)\./;
    expect(planted.filter((column) => theirs.test(column) && !readable.includes(column))).toEqual([
      "Broadcast.lastError",
    ]);
    expect(SECRET.filter((column) => readable.includes(column))).toEqual([]);
  } else {
    expect(readable).toEqual(READ_BY[viewer].toSorted());
  }
});
