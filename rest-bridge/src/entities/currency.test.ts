import { expect, it } from "vitest";
import { orderRow, storeRow } from "../testing/rows.ts";
import { type OrderData, presentOrder } from "./order.ts";
import { presentStore, type StoreData } from "./storeInformation.ts";

const shown = (currency: string | null) => [
  presentOrder({ ...(orderRow() as unknown as OrderData), currency }, null),
  presentStore({ ...(storeRow as unknown as StoreData), currency }),
];

it("an order and the store tell their currency", () => {
  expect(shown("THB")).toMatchObject([{ currency: "THB" }, { currency: "THB" }]);
});

it("an order and the store without a currency are as documented", () => {
  for (const data of shown(null)) expect(data).not.toHaveProperty("currency");
});
