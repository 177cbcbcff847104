import { globalId } from "../../schema/src/ids.ts";
import { at, HEADER } from "../../schema/src/testing/appointmentFiles.ts";
import { personRow, serviceRow, templateRow } from "../../schema/src/testing/bookingFixtures.ts";
import { customerRow } from "../../schema/src/testing/fixtures.ts";
import { base64, workbook } from "../../schema/src/testing/workbooks.ts";
import { admins, by, customers, DAYS, type MutationInput } from "./inputRows.ts";

const SALON: Record<string, MutationInput> = {
  bookAppointment: customers(async (rows) => ({
    customerName: "安",
    customerPhone: "0912345678",
    startsAt: rows.start(),
    lines: [{ serviceId: globalId("Service", (await rows.salon()).service.id) }],
  })),
  cancelMyAppointment: customers(async (rows) => ({ id: await rows.appointment() })),
  moveMyAppointment: customers(async (rows) => ({ id: await rows.appointment(), startsAt: rows.start() })),
  createAppointment: admins((rows) => rows.visit()),
  createAppointments: admins(async (rows) => ({ appointments: [await rows.visit()] })),
  createAppointmentSeries: admins(async (rows) => ({
    appointment: await rows.visit(),
    everyWeeks: 1,
    times: 2,
  })),
  importAppointments: admins(() => ({
    dryRun: true,
    fileName: "預約.xlsx",
    file: base64(workbook([HEADER, at("11:00", "剪髮")])),
  })),
  recordVisitOutcome: admins(async (rows) => ({
    id: await rows.appointment("CONFIRMED", rows.past()),
    outcome: "DONE",
  })),
  updateAppointment: admins(async (rows) => ({ id: await rows.appointment(), details: { note: "a note" } })),
  reviewAppointment: admins(async (rows) => ({ id: await rows.appointment(), decision: "CONFIRMED" })),
  reviewAppointments: admins(async (rows) => ({
    appointments: { ids: [await rows.appointment()] },
    decision: "CANCELLED",
  })),
  cancelAppointment: admins(async (rows) => ({ id: await rows.appointment() })),
  rescheduleAppointment: admins(async (rows) => ({
    id: await rows.appointment(),
    startsAt: rows.start(),
  })),
  createServices: admins(() => ({ services: [{ name: "剪髮", durationMinutes: 60 }] })),
  updateService: admins(async (rows) => ({
    id: await rows.id("Service", serviceRow(rows.prisma)),
    details: { name: "染髮" },
  })),
  createShiftTemplates: admins(() => ({
    shiftTemplates: [{ name: "早", startMinute: 600, endMinute: 900 }],
  })),
  updateShiftTemplate: admins(async (rows) => ({
    id: await rows.id("ShiftTemplate", templateRow(rows.prisma)),
    details: { name: "晚" },
  })),
  assignShifts: admins(async (rows) => {
    const shiftTemplateId = await rows.id("ShiftTemplate", templateRow(rows.prisma));
    return {
      changes: [{ staffMemberId: await rows.person(), add: [{ date: "2026-12-03", shiftTemplateId }] }],
    };
  }),
  setShiftState: admins(async (rows) => ({
    from: DAYS[0],
    to: DAYS[0],
    state: "OPEN_TO_CUSTOMERS",
    staffMemberIds: (await rows.salon()).people.map(({ id }) => globalId("StaffMember", id)),
  })),
  createStoreClosure: admins(() => ({ details: { startsAt: "2026-12-24", endsAt: "2026-12-25" } })),
  createStaffTimeOff: admins(async (rows) => ({
    staffMemberId: await rows.person(),
    details: { startsAt: "2026-12-24", endsAt: "2026-12-25" },
  })),
  updateStoreClosure: admins(async (rows) => {
    const data = { startsAt: new Date("2026-12-28"), endsAt: new Date("2026-12-29") };
    return {
      id: await rows.id("StoreClosure", rows.prisma.storeClosure.create({ data })),
      details: { note: "x" },
    };
  }),
  updateStaffTimeOff: admins(async (rows) => {
    const { id: staffMemberId } = await personRow(rows.prisma);
    const data = { staffMemberId, startsAt: new Date("2026-12-28"), endsAt: new Date("2026-12-29") };
    return {
      id: await rows.id("StaffTimeOff", rows.prisma.staffTimeOff.create({ data })),
      details: { note: "x" },
    };
  }),
};

const PEOPLE: Record<string, MutationInput> = {
  createStaffMember: admins(() => ({
    details: { name: "安", englishName: "An", positionName: "設計師", role: "STAFF" },
  })),
  updateStaffMember: admins(async (rows) => ({ id: await rows.person(), details: { name: "波" } })),
  dismissStaffMember: admins(async (rows) => ({ id: await rows.person() })),
  reinstateStaffMember: admins(async (rows) => ({ id: await rows.person("DISMISSED") })),
  setStaffPassword: by(["admin"], async (rows) => ({
    id: await rows.person(),
    password: "a longer password",
  })),
  setOwnPassword: by(["staff"], async (rows) => {
    await rows.prisma.staffMember.updateMany({ data: { passwordHash: "plain:secret" } });
    return { currentPassword: "secret", password: "a longer password" };
  }),
  setMyLineCustomer: by(["admin"], async (rows) => ({ customerId: await rows.customer() })),
  createCustomer: admins((rows) => ({ name: "安", phone: rows.phone() })),
  updateCustomer: admins(async (rows) => ({ id: await rows.customer(), details: { note: "a note" } })),
  updateCustomers: admins(async (rows) => ({
    customers: { ids: [await rows.customer()] },
    addTags: ["VIP"],
  })),
  mergeCustomers: admins(async (rows) => ({
    customerIds: [await rows.customer(), await rows.customer(null)],
  })),
  blockCustomers: admins(async (rows) => ({ customerIds: [await rows.customer()], note: "" })),
  updateBlocks: admins(async (rows) => {
    const { id: customerId } = await customerRow(rows.prisma);
    const block = rows.prisma.customerBlock.create({ data: { customerId, blockedById: 1 } });
    return { ids: [await rows.id("CustomerBlock", block)], note: "a reason" };
  }),
  saveStaffPreference: by(["admin", "staff"], () => ({ kind: "TABLE", subject: "orders", value: "{}" })),
  deleteStaffPreference: by(["admin", "staff"], () => ({ kind: "TABLE", subject: "orders" })),
  createApiToken: by(["admin"], () => ({ name: "ERP", scopes: ["ORDERS_READ"] })),
  revokeApiToken: by(["admin"], async (rows) => {
    const data = { name: "ERP", tokenHash: rows.hash(), prefix: "machiya_a", createdById: 1 };
    return { id: await rows.id("ApiToken", rows.prisma.apiToken.create({ data })) };
  }),
  logIn: by(["anonymous"], async (rows) => {
    await rows.prisma.staffMember.updateMany({ data: { passwordHash: "plain:admin" } });
    return { username: "admin", password: "admin" };
  }),
  logOut: by(["staff"], () => null),
  logInCustomer: by(["anonymous"], () => ({ idToken: "good" })),
  logOutCustomer: customers(() => null),
};

/** The mutations about appointments and people that return objects, by name. */
export const SALON_INPUTS: Record<string, MutationInput> = { ...SALON, ...PEOPLE };
