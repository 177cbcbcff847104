import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { broadcastMessages } from "./broadcastMessages.ts";

const HASH = "a".repeat(64);
const shop = { publicUrl: "https://shop.example", liffId: null };
const around = { shopAddress: shop, language: "cn" as const };
const tea = { id: 7, name: "凍頂烏龍", price: "1280", imageHash: HASH };
const nothing = { shopName: "町家", text: "", imageHash: null, products: [] };

/** Returns every value of a key at any depth. */
function all(part: unknown, key: string): unknown[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => (name === key ? [value] : all(value, key)));
}

describe("The messages of a broadcast", () => {
  it("are the image, the text and the cards, in this order; missing parts are left out", () => {
    const types = (content: object) =>
      broadcastMessages({ ...nothing, ...content }, around).map(({ type }) => type);
    expect(types({ text: "新茶", imageHash: HASH, products: [tea] })).toEqual(["image", "text", "flex"]);
    expect(types({ text: "新茶" })).toEqual(["text"]);
    expect(types({})).toEqual([]);
  });

  it("show each product's name, price and image, and link to it in the storefront", () => {
    const [card] = broadcastMessages({ ...nothing, products: [tea] }, around);
    const link = `https://shop.example/product-show?product=${encodeURIComponent(globalId("Product", 7))}`;
    expect(all(card, "text")).toEqual(["凍頂烏龍", "$1,280"]);
    expect(all(card, "url")).toEqual([`https://shop.example/images/${HASH}/card.jpg`]);
    expect(new Set(all(card, "uri"))).toEqual(new Set([link]));
    expect(all(card, "label")).toContain("立即選購");
    expect(card).toMatchObject({ altText: "町家：凍頂烏龍", contents: { type: "bubble" } });
  });

  it.each([
    ["cn", "立即選購"],
    ["en", "Buy now"],
    ["jp", "今すぐ購入"],
  ] as const)("have their button in %s: %s", (language, label) => {
    const [card] = broadcastMessages({ ...nothing, products: [tea] }, { ...around, language });
    expect(all(card, "label")).toContain(label);
  });

  it("link to the LIFF app where LIFF is configured", () => {
    const inLine = { ...around, shopAddress: { ...shop, liffId: "1234567890-AbcdEfgh" } };
    const [card] = broadcastMessages({ ...nothing, products: [tea] }, inLine);
    expect(all(card, "uri")[0]).toMatch(/^https:\/\/liff\.line\.me\/1234567890-AbcdEfgh\/product-show\?/);
  });

  it.each([["http://shop.example"], [null]])(
    "contain no images when the server's address is %s, from which LINE cannot load them",
    (publicUrl) => {
      const content = { ...nothing, text: "新茶", imageHash: HASH, products: [tea] };
      const messages = broadcastMessages(content, { ...around, shopAddress: { publicUrl, liffId: null } });
      expect(messages.map(({ type }) => type)).toEqual(["text", "flex"]);
      expect(all(messages, "url")).toEqual([]);
      expect(all(messages, "uri")).toHaveLength(publicUrl === null ? 0 : 1);
    },
  );

  it("keep LINE's limits with twelve products of the longest names: carousel 50 KB, altText 1,500, uri 1,000", () => {
    const products = Array.from({ length: 12 }, (_, index) => ({
      ...tea,
      id: 2_147_483_000 + index,
      name: "茶".repeat(200),
      price: "999999999999.99999",
    }));
    const [card] = broadcastMessages({ ...nothing, products }, around);
    expect(card).toMatchObject({ contents: { type: "carousel", contents: { length: 12 } } });
    expect(Buffer.byteLength(JSON.stringify(all(card, "contents")[0]))).toBeLessThan(50_000);
    expect(String(all(card, "altText")[0]).length).toBe(1500);
    for (const uri of all(card, "uri")) expect(String(uri).length).toBeLessThanOrEqual(1000);
  });
});
