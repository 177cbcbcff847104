import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orderRow, product, store } from "../../schema/src/testing/fixtures.ts";
import { openRaceSalon, type RaceSalon } from "./raceSalon.ts";

const ROUNDS = 8;

let salon: RaceSalon;
beforeAll(async () => {
  salon = await openRaceSalon(1);
  await store(salon.prisma, { customersCancelOrders: true });
});
afterAll(() => salon?.close());

it("an order is either started by staff or canceled by its customer, once, in two processes", async () => {
  const customer = salon.customers[0];
  const { id: customerId } = await salon.prisma.customer.findFirstOrThrow();
  for (let round = 0; round < ROUNDS; round += 1) {
    const cup = await product(salon.prisma, { stock: 10 });
    const { id } = await orderRow(salon.prisma, {
      customerId,
      total: 100,
      lines: { create: { productId: cup.id, productName: "cup", unitPrice: 100, quantity: 2 } },
    });
    const orderId = globalId("Order", id);
    const cancel = () =>
      customer?.graphql("mutation ($input: CancelMyOrderInput!) { cancelMyOrder(input: $input) { id } }", {
        input: { orderId },
      });
    const advance = salon
      .admin(1)
      .graphql("mutation ($input: AdvanceOrderInput!) { advanceOrder(input: $input) { id } }", {
        input: { id: orderId, to: "IN_ACTION" },
      });
    const [first, second, started] = (await Promise.all([cancel(), cancel(), advance])).map(
      (answer) => answer?.code,
    );
    const { state } = await salon.prisma.order.findUniqueOrThrow({ where: { id } });
    const { stock } = await salon.prisma.product.findUniqueOrThrow({ where: { id: cup.id } });
    const refused = "ORDER_STATE_FORBIDS";
    if (state === "CANCELLED") {
      expect([[first, second].toSorted(), started]).toEqual([[null, refused].toSorted(), refused]);
      expect(Number(stock)).toBe(12);
    } else {
      expect([state, first, second, started]).toEqual(["IN_ACTION", refused, refused, null]);
      expect(Number(stock)).toBe(10);
    }
  }
});
