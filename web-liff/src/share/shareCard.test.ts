import { describe, expect, it } from "vitest";
import { en } from "../language/catalogs/en.ts";
import { ja } from "../language/catalogs/ja.ts";
import { th } from "../language/catalogs/th.ts";
import { zhHant } from "../language/catalogs/zhHant.ts";
import { LIMITS, productLink, type SharedProduct, type ShopAddress, shareCard } from "./shareCard.ts";

const tea: SharedProduct = {
  id: "UHJvZHVjdDox",
  name: "高山烏龍",
  price: "120",
  hasVariants: false,
  topPick: true,
  cardUrl: "/images/abc/card.jpg",
};
const shop: ShopAddress = { origin: "https://shop.example", liffId: null, name: "町家" };
const prices = { money: (amount: string) => `$${amount}`, from: zhHant.storefront.fromPrice };
const words = { ...zhHant.share, ...prices };

describe("shareCard", () => {
  it("shows the picture at 1.75:3, the daily recommendation, the name, and both links (shop.md §2)", () => {
    const buy = {
      type: "uri",
      label: "立即選購",
      uri: "https://shop.example/product-show?product=UHJvZHVjdDox",
    };
    const share = {
      type: "uri",
      label: "分享給好友",
      uri: "https://shop.example/share?product=UHJvZHVjdDox",
    };
    const { altText, contents } = shareCard(tea, shop, words);
    expect(altText).toBe("今日推薦: 高山烏龍 · $120 · 町家");
    expect(contents.hero).toMatchObject({
      url: "https://shop.example/images/abc/card.jpg",
      aspectRatio: "1.75:3",
      action: buy,
    });
    expect(contents.body.contents.map(({ text }) => text)).toEqual(["今日推薦", "高山烏龍", "$120", "町家"]);
    expect(contents.footer.contents.map(({ action }) => action)).toEqual([buy, share]);
  });

  it("recommends only top picks, and names the lowest price of variants, without a shop's name if it has none", () => {
    const shirt = { ...tea, name: "T 恤", topPick: false, hasVariants: true };
    const { altText, contents } = shareCard(shirt, { ...shop, name: null }, words);
    const texts = contents.body.contents.map(({ text }) => text);
    expect(texts).toEqual(["T 恤", zhHant.storefront.fromPrice("$120")]);
    expect(altText).toBe(texts.join(" · "));
  });

  it("uses LIFF links where LIFF is configured, and loads the picture from the shop itself", () => {
    const inLine = { ...shop, liffId: "1234567890-AbcdEfgh" };
    expect(productLink(tea, inLine)).toBe(
      "https://liff.line.me/1234567890-AbcdEfgh/product-show?product=UHJvZHVjdDox",
    );
    const { contents } = shareCard(tea, inLine, words);
    expect(contents.hero?.url).toBe("https://shop.example/images/abc/card.jpg");
  });

  it.each([
    ["no picture", null, shop],
    ["a picture without HTTPS", tea.cardUrl, { ...shop, origin: "http://127.0.0.1:4000" }],
  ])("has no hero image for %s", (_what, cardUrl, address) => {
    expect(shareCard({ ...tea, cardUrl }, address, words).contents).not.toHaveProperty("hero");
  });

  it.each(Object.entries({ cn: zhHant.share, en: en.share, jp: ja.share, th: th.share }))(
    "keeps every label in %s within LINE's 40 code units",
    (_language, own) => {
      const { contents } = shareCard(tea, shop, { ...own, ...prices });
      const labels = contents.footer.contents.map(({ action }) => action.label);
      expect(labels).toEqual([own.quickBuy, own.friendShare]);
      for (const label of labels) {
        expect(label.length).toBeGreaterThan(0);
        expect(label.length).toBeLessThanOrEqual(40);
      }
    },
  );

  it("truncates a label of 41 code units and keeps one of 40", () => {
    const label = (quickBuy: string) =>
      shareCard(tea, shop, { ...words, quickBuy }).contents.footer.contents[0]?.action.label;
    expect(label("a".repeat(40))).toBe("a".repeat(40));
    expect(label("a".repeat(41))).toBe(`${"a".repeat(39)}…`);
  });

  it("keeps altText within 1500 code units without splitting a character", () => {
    const { altText } = shareCard({ ...tea, name: "🍵".repeat(800) }, shop, words);
    expect(altText.length).toBeLessThanOrEqual(LIMITS.altText);
    expect(altText.isWellFormed()).toBe(true);
    expect(altText.endsWith("🍵…")).toBe(true);
  });

  it("accepts a URL of 1000 code units and rejects one of 1001", () => {
    const rest = productLink({ id: "" }, shop).length + "?product=".length;
    const id = (length: number) => "x".repeat(length - rest);
    expect(productLink({ id: id(1000) }, shop)).toHaveLength(1000);
    expect(() => shareCard({ ...tea, id: id(1000) }, shop, words)).not.toThrow();
    expect(() => shareCard({ ...tea, id: id(1001) }, shop, words)).toThrow(RangeError);
  });

  it("stays far below a bubble's 30 KB with the longest product name", () => {
    const card = shareCard({ ...tea, name: "名".repeat(200) }, shop, words);
    expect(new TextEncoder().encode(JSON.stringify(card.contents)).length).toBeLessThan(30_000);
  });
});
