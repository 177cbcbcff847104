import { type ExecutionResult, parse } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { subscribeCompiled } from "../compiledExecutor/compiledExecutor.ts";
import type { Change, ListName, ShiftChange, Viewer } from "../context.ts";
import { globalId } from "../ids.ts";
import { schema } from "../schema.ts";
import { appointmentRow, personRow } from "../testing/bookingFixtures.ts";
import { changeSource } from "../testing/changeSource.ts";
import { orderRow } from "../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const ORDERS = "order { kind orderId customerId order { buyerName } }";
const OTHERS = `
  appointment { kind appointmentId appointment { customerName } }
  shifts { from }
  list
`;

const open = (viewer: Viewer, fields: string) => {
  const sources = {
    orders: changeSource<Change>(),
    appointments: changeSource<Change>(),
    shifts: changeSource<ShiftChange>(),
    lists: changeSource<ListName>(),
  };
  const context = testContext.context(viewer);
  const changes = {
    ...context.changes,
    orders: () => sources.orders.iterator,
    appointments: () => sources.appointments.iterator,
    shifts: () => sources.shifts.iterator,
    lists: () => sources.lists.iterator,
  };
  const document = parse(`subscription { consoleChanged { ${fields} } }`);
  const opened = subscribeCompiled({ schema, document, contextValue: { ...context, changes } });
  return { sources, opened: opened as Promise<AsyncIterableIterator<ExecutionResult>> };
};

const change = (id: number, customerId: number | null = null): Change => ({
  kind: "UPDATED",
  id,
  customerId,
});
const anyDay: ShiftChange = { staffMemberId: null, from: "2026-12-01", to: null };
const nothing = { appointment: null, shifts: null, list: null };

it("delivers orders, appointments, working hours, and lists to admins", async () => {
  const order = await orderRow(testContext.prisma);
  const appointment = await appointmentRow(testContext.prisma, {
    staffMemberId: null,
    serviceId: null,
    day: "2026-12-01",
    hour: 10,
  });
  const { sources, opened } = open(ADMIN, ORDERS + OTHERS);
  const events = await opened;
  const next = async () => {
    const { data, errors } = (await events.next()).value as ExecutionResult;
    expect(errors).toBeUndefined();
    return data?.consoleChanged;
  };
  sources.orders.tell(change(order.id, 7));
  expect(await next()).toEqual({
    ...nothing,
    order: {
      kind: "UPDATED",
      customerId: globalId("Customer", 7),
      orderId: globalId("Order", order.id),
      order: { buyerName: order.buyerName },
    },
  });
  sources.appointments.tell(change(appointment.id));
  expect(await next()).toEqual({
    ...nothing,
    order: null,
    appointment: {
      kind: "UPDATED",
      appointmentId: globalId("Appointment", appointment.id),
      appointment: { customerName: appointment.customerName },
    },
  });
  sources.shifts.tell(anyDay);
  expect(await next()).toEqual({ ...nothing, order: null, shifts: { from: "2026-12-01" } });
  sources.lists.tell("PRODUCTS");
  expect(await next()).toEqual({ ...nothing, order: null, list: "PRODUCTS" });
  await events.return?.();
  for (const source of Object.values(sources)) expect(source.isEnded()).toBe(true);
});

it("delivers no orders to other staff, and only the appointments that they may read", async () => {
  const person = await personRow(testContext.prisma);
  const service = { serviceId: null, day: "2026-12-02" };
  const [hidden, own] = [
    await appointmentRow(testContext.prisma, { ...service, staffMemberId: null, hour: 10 }),
    await appointmentRow(testContext.prisma, { ...service, staffMemberId: person.id, hour: 12 }),
  ];
  const { sources, opened } = open(staff(person.id, "STAFF"), OTHERS);
  const events = await opened;
  const next = async () => ((await events.next()).value as ExecutionResult).data?.consoleChanged;
  sources.orders.tell(change(1));
  sources.appointments.tell(change(hidden.id));
  expect(await next()).toMatchObject({ appointment: { kind: "UPDATED", appointment: null } });
  sources.appointments.tell(change(own.id));
  expect(await next()).toMatchObject({ appointment: { appointment: { customerName: own.customerName } } });
  sources.lists.tell("CUSTOMERS");
  expect(await next()).toEqual({ ...nothing, list: "CUSTOMERS" });
  await events.return?.();
  expect(sources.orders.isEnded()).toBe(false);
});

it("refuses the order field to other staff", async () => {
  const { sources, opened } = open(staff(2, "STAFF"), ORDERS);
  const events = await opened;
  sources.lists.tell("STAFF");
  const { data, errors } = (await events.next()).value as ExecutionResult;
  expect(data).toEqual({ consoleChanged: { order: null } });
  expect(errors?.map(({ message, path }) => [message, path])).toEqual([
    ["FORBIDDEN", ["consoleChanged", "order"]],
  ]);
  await events.return?.();
});

it.each([
  ["customers", customer(1)],
  ["anonymous visitors", ANONYMOUS],
])("is refused to %s when it is opened", async (_name, viewer) => {
  const { opened } = open(viewer, "list");
  const refused = (await opened) as unknown as ExecutionResult;
  expect(refused.errors?.map(({ message }) => message)).toEqual(["UNAUTHENTICATED"]);
});
