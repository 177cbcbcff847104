import { afterAll, beforeAll, expect, it } from "vitest";
import { orderRow } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../testing/run.ts";

const DOCUMENT = `query ($first: Int!) { alerts(first: $first) {
  id kind at order { number } appointment { number } } }`;

interface Data {
  alerts: {
    id: string;
    kind: string;
    at: string;
    order: { number: number } | null;
    appointment: { number: number } | null;
  }[];
}

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext?.close());

const alerts = (first = 50, viewer = ADMIN) => testContext.run<Data>(DOCUMENT, { first }, viewer);

it("lists the newest events of all kinds with their records, newest first", async () => {
  const { prisma } = testContext;
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 2, minute));

  const order = await orderRow(prisma);
  const reported = await orderRow(prisma);
  const hidden = await orderRow(prisma);
  await prisma.order.update({ where: { id: order.id }, data: { createdAt: at(1) } });
  await prisma.order.update({
    where: { id: reported.id },
    data: { createdAt: at(2), paymentReportedAt: at(5) },
  });
  await prisma.order.update({ where: { id: hidden.id }, data: { createdAt: at(9), draftOf: order.id } });
  const visit = { customerName: "安", startsAt: at(30), endsAt: at(40) };
  const requested = await prisma.appointment.create({
    data: { ...visit, source: "CHAT_APP", createdAt: at(4) },
  });
  await prisma.appointment.create({ data: { ...visit, source: "MANUAL", createdAt: at(8) } });
  const failed = await prisma.payment.create({
    data: { orderId: order.id, kind: "CARD", amount: 10, state: "FAILED", updatedAt: at(6) },
  });
  const paid = await prisma.payment.create({
    data: { orderId: order.id, kind: "CARD", amount: 10, state: "CAPTURED", receivedAt: at(0) },
  });
  const refund = await prisma.refund.create({
    data: { paymentId: paid.id, amount: 5, state: "FAILED", attempts: 1, updatedAt: at(7) },
  });
  // A refund that staff withdrew before the provider was asked.
  await prisma.refund.create({ data: { paymentId: paid.id, amount: 5, state: "FAILED", updatedAt: at(8) } });
  const { data, messages } = await alerts();
  expect(messages).toEqual([]);
  expect(
    data?.alerts.map(({ id, order: of, appointment }) => [id, of?.number ?? appointment?.number]),
  ).toEqual([
    [`REFUND_FAILED-${refund.id}`, order.id],
    [`PAYMENT_FAILED-${failed.id}`, order.id],
    [`PAYMENT_REPORTED-${reported.id}`, reported.id],
    [`APPOINTMENT_REQUESTED-${requested.id}`, requested.id],
    [`ORDER_PLACED-${reported.id}`, reported.id],
    [`ORDER_PLACED-${order.id}`, order.id],
  ]);
  expect((await alerts(2)).data?.alerts.map(({ kind }) => kind)).toEqual(["REFUND_FAILED", "PAYMENT_FAILED"]);
});

it("is for admins, who ask for 1 to 50", async () => {
  expect((await alerts(50, staff(1, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
  for (const first of [0, 51]) expect((await alerts(first)).codes).toEqual(["INVALID_INPUT"]);
});
