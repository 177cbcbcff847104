import type { OrderState } from "@machiya/prisma/enums";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRestShop, type RestShop } from "./servers/restShop.ts";

/** The API numbers of the states (decisions.md §1). */
const NUMBERS: Record<OrderState, number> = {
  ESTABLISHED: 1,
  IN_ACTION: 2,
  WAITING: 3,
  COMPLETE: 4,
  CANCELLED: 5,
};
const STATES = Object.keys(NUMBERS) as OrderState[];

/** The allowed transitions (decisions.md §4): one step at a time, 5 from 1, 2, or 3; 4 and 5 are final. */
const ALLOWED = new Set(["12", "23", "34", "15", "25", "35"]);

const FORBIDDEN = 3003;
const PARALLEL = 100;

let shop: RestShop;
beforeAll(async () => {
  shop = await openRestShop();
});
afterAll(() => shop.close());

const details = {
  buyerName: "王小明",
  buyerPhone: "0900000000",
  recipientName: "",
  recipientPhone: "",
  address: "",
  source: "MANUAL",
  paymentMethod: 4,
} as const;

/** Creates an order in this state with two 抹茶, whose stock is already taken. */
async function orderIn(state: OrderState): Promise<number> {
  const { prisma, product } = shop;
  const line = { productId: product, quantity: 2, unitPrice: "120.5", productName: "抹茶" };
  const sums = { totalQuantity: 2, subtotal: 241, total: 241 };
  const { id } = await prisma.order.create({ data: { ...details, ...sums, state, lines: { create: line } } });
  return id;
}

const stateOf = async (id: number) => (await shop.prisma.order.findUniqueOrThrow({ where: { id } })).state;
const stock = async () =>
  Number((await shop.prisma.product.findUniqueOrThrow({ where: { id: shop.product } })).stock);

/** The API operations that change the state; each resolves with the refusal's number or 0. */
const WAYS: Record<string, (id: number, to: OrderState) => Promise<number>> = {
  "REST, id and status": async (id, to) =>
    (await shop.viewers.admin.rest("PUT", "/api/admin/product-order", { id, status: NUMBERS[to] }))
      .error_code,
  "REST, the full PUT": async (id, to) => {
    const body = {
      id,
      orderer_name: details.buyerName,
      orderer_phone: details.buyerPhone,
      receiver_name: "",
      receiver_phone: "",
      delivery_date: "",
      predict_delivery_date: "",
      address: "",
      remark: "",
      source_of_order: 3,
      payment_status: 1,
      payment_method: 4,
      status: NUMBERS[to],
    };
    return (await shop.viewers.admin.rest("PUT", "/api/admin/product-order", body)).error_code;
  },
  "GraphQL updateOrder": async (id, to) => {
    const { code } = await shop.viewers.admin.graphql(
      "mutation ($id: ID!, $to: OrderState!) { updateOrder(input: { id: $id, state: $to }) { id } }",
      { id: globalId("Order", id), to },
    );
    return code === null ? 0 : code === "ORDER_STATE_FORBIDS" ? FORBIDDEN : -1;
  },
};

describe.each(Object.keys(WAYS))("all 25 pairs by %s", (way) => {
  const pairs = STATES.flatMap((from) => STATES.map((to) => [from, to] as const));
  it.each(pairs)("%s → %s", async (from, to) => {
    const id = await orderIn(from);
    const before = await stock();
    const legal = from === to || ALLOWED.has(`${NUMBERS[from]}${NUMBERS[to]}`);
    expect(await WAYS[way]?.(id, to)).toBe(legal ? 0 : FORBIDDEN);
    expect(await stateOf(id)).toBe(legal ? to : from);
    const cancelled = legal && from !== to && to === "CANCELLED";
    expect(await stock()).toBe(before + (cancelled ? 2 : 0));
  });
});

describe(`${PARALLEL} concurrent calls`, () => {
  it("to advance: one succeeds, the others are refused because of the state", async () => {
    const id = await orderIn("ESTABLISHED");
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () =>
        shop.viewers.admin.graphql(
          "mutation ($id: ID!) { advanceOrder(input: { id: $id, to: IN_ACTION }) { id } }",
          { id: globalId("Order", id) },
        ),
      ),
    );
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "ORDER_STATE_FORBIDS")).toHaveLength(PARALLEL - 1);
    expect(await stateOf(id)).toBe("IN_ACTION");
  });

  it("of REST to cancel: all succeed, because the state already matches, and stock is returned once", async () => {
    const id = await orderIn("WAITING");
    const before = await stock();
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () => WAYS["REST, id and status"]?.(id, "CANCELLED")),
    );
    expect(new Set(answers)).toEqual(new Set([0]));
    expect(await stock()).toBe(before + 2);
  });

  it("of REST, half to complete and half to cancel: exactly one transition happens", async () => {
    const id = await orderIn("WAITING");
    const before = await stock();
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, async (_, index) => {
        const to = index % 2 ? "COMPLETE" : "CANCELLED";
        return { to, code: await WAYS["REST, id and status"]?.(id, to) };
      }),
    );
    const state = await stateOf(id);
    for (const { to, code } of answers) expect(code).toBe(to === state ? 0 : FORBIDDEN);
    expect(await stock()).toBe(before + (state === "CANCELLED" ? 2 : 0));
  });
});

describe("two editors of one order, 100 rounds", () => {
  it("with the same version: one is written, the other is refused with CONFLICT", async () => {
    const id = await orderIn("ESTABLISHED");
    for (let round = 0; round < 100; round++) {
      const { version } = await shop.prisma.order.findUniqueOrThrow({ where: { id } });
      const edit = (note: string) =>
        shop.viewers.admin.graphql(
          "mutation ($id: ID!, $version: Int!, $note: String!) { updateOrder(input: { id: $id, version: $version, details: { note: $note } }) { note } }",
          { id: globalId("Order", id), version, note },
        );
      const notes = [`${round} a`, `${round} b`];
      const answers = await Promise.all(notes.map(edit));
      const winner = answers.findIndex(({ code }) => code === null);
      expect(answers.map(({ code }) => code).sort()).toEqual(["CONFLICT", null].sort());
      expect((await shop.prisma.order.findUniqueOrThrow({ where: { id } })).note).toBe(notes[winner]);
    }
  });
});
