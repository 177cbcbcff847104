import { describe, expect, it } from "vitest";
import { DEMO_PRODUCTS, DEMO_TYPES } from "./catalog.ts";
import { DEMO_DISCOUNTS, DEMO_PRODUCT_LINKS } from "./discounts.ts";

describe("the catalog", () => {
  it("has 60 products of 6 types, ten each", () => {
    expect(DEMO_PRODUCTS).toHaveLength(60);
    expect(DEMO_TYPES.map(({ products }) => products.length)).toEqual([10, 10, 10, 10, 10, 10]);
  });

  it("has unique names, and unique codes except empty ones", () => {
    const codes = DEMO_PRODUCTS.map(({ code }) => code).filter((code) => code !== "");
    expect(new Set(DEMO_PRODUCTS.map(({ name }) => name)).size).toBe(60);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^[a-z]+$/.test(code))).toEqual([]);
  });

  it("has positive prices with at most one fraction digit, and stock in nonnegative integers", () => {
    const prices = DEMO_PRODUCTS.flatMap(({ price, formerPrice = price }) => [price, formerPrice]);
    expect(prices.filter((price) => !/^[1-9]\d*(\.5)?$/.test(price))).toEqual([]);
    expect(DEMO_PRODUCTS.filter(({ stock }) => !Number.isInteger(stock) || stock < 0)).toEqual([]);
  });

  it("contains every state, products out of stock, prices with half dollars, and about eight top picks", () => {
    const states = Map.groupBy(DEMO_PRODUCTS, ({ state = "ENABLED" }) => state);
    expect([...states.keys()].sort()).toEqual(["DISABLED", "ENABLED", "FROZEN"]);
    expect(states.get("ENABLED")?.length).toBeGreaterThan(45);
    expect(DEMO_PRODUCTS.filter(({ stock }) => stock === 0).length).toBeGreaterThan(2);
    expect(DEMO_PRODUCTS.filter(({ price }) => price.endsWith(".5")).length).toBeGreaterThan(4);
    expect(DEMO_PRODUCTS.filter(({ topPick }) => topPick).length).toBeGreaterThanOrEqual(8);
    expect(DEMO_PRODUCTS.filter(({ topPick, state = "ENABLED" }) => topPick && state !== "ENABLED")).toEqual(
      [],
    );
  });

  it("describes each product in two sentences", () => {
    const sentences = (text: string) => text.split(/[。.](?!\d)/).filter((part) => part.trim() !== "").length;
    expect(DEMO_PRODUCTS.filter(({ description }) => sentences(description) !== 2)).toEqual([]);
  });
});

describe("the discounts", () => {
  it("are 8, with every kind, audience, state and sign", () => {
    const seen = (read: (discount: (typeof DEMO_DISCOUNTS)[number]) => string) =>
      [...new Set(DEMO_DISCOUNTS.map(read))].sort();
    expect(DEMO_DISCOUNTS).toHaveLength(8);
    expect(seen(({ kind }) => kind)).toEqual(["PER_PRODUCT", "WHOLE_CART"]);
    expect(seen(({ audience }) => audience)).toEqual(["CUSTOMER", "PRODUCT"]);
    expect(seen(({ state }) => state)).toEqual(["DISABLED", "ENABLED", "FROZEN"]);
    expect(seen(({ amount }) => String(Math.sign(Number(amount))))).toEqual(["-1", "0", "1"]);
  });

  it("are assigned to products or customers according to their audience", () => {
    for (const [index, { audience, everyNthCustomer }] of DEMO_DISCOUNTS.entries()) {
      const links = DEMO_PRODUCT_LINKS.filter(({ discount }) => discount === index + 1);
      expect(links.length > 0).toBe(audience === "PRODUCT");
      expect(everyNthCustomer !== undefined).toBe(audience === "CUSTOMER");
    }
  });

  it("have windows that end after they begin", () => {
    const wrong = DEMO_PRODUCT_LINKS.filter(
      ({ minQuantity, maxQuantity }) => maxQuantity !== null && Number(maxQuantity) <= Number(minQuantity),
    );
    expect(wrong).toEqual([]);
  });
});
