import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orderRow, product, store } from "../../schema/src/testing/fixtures.ts";
import { openRaceSalon, type RaceSalon } from "./raceSalon.ts";

const ROUNDS = 8;

let salon: RaceSalon;
beforeAll(async () => {
  salon = await openRaceSalon(1);
  await store(salon.prisma);
});
afterAll(() => salon?.close());

interface Changed {
  cancelOrder: { version: number; undoable: { id: string } };
}

it("the last piece belongs to the undone cancellation or to another customer's order, in two processes", async () => {
  const customer = salon.customers[0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const cup = await product(salon.prisma, { stock: 0 });
    const { id } = await orderRow(salon.prisma, {
      total: 100,
      lines: { create: { productId: cup.id, productName: "cup", unitPrice: 100, quantity: 1 } },
    });
    const cancelled = await salon
      .admin(0)
      .graphql<Changed>(
        "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { version undoable { id } } }",
        { input: { id: globalId("Order", id) } },
      );
    const { version, undoable } = cancelled.data?.cancelOrder ?? { version: 0, undoable: { id: "0" } };
    const undo = (process: number) =>
      salon
        .admin(process)
        .graphql("mutation ($input: UndoChangeInput!) { undoChange(input: $input) { order { id } } }", {
          input: { id: undoable.id, version },
        });
    const order = customer?.graphql(
      "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }",
      {
        input: {
          buyerPhone: "0900000000",
          paymentMethod: "PAY_AT_STORE",
          lines: [{ productId: globalId("Product", cup.id), quantity: "1", seenPrice: "100" }],
        },
      },
    );
    const [first, second, ordered] = (await Promise.all([undo(0), undo(1), order])).map(
      (answer) => answer?.code,
    );
    const { state } = await salon.prisma.order.findUniqueOrThrow({ where: { id } });
    const { stock } = await salon.prisma.product.findUniqueOrThrow({ where: { id: cup.id } });
    expect(Number(stock)).toBe(0);
    if (state === "CANCELLED")
      expect([first, second, ordered]).toEqual(["OUT_OF_STOCK", "OUT_OF_STOCK", null]);
    else {
      expect([first, second].toSorted()).toEqual(["CONFLICT", null]);
      expect(ordered).toBe("OUT_OF_STOCK");
    }
  }
});
