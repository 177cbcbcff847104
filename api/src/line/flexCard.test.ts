import { expect, test } from "vitest";
import { flexCard } from "./flexCard.ts";

/** Returns every text of a card. */
function texts(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(texts);
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "text" && typeof value === "string" ? [value] : texts(value),
  );
}

test("A card contains the shop, the title and the facts, and leaves out empty ones", () => {
  const card = flexCard({
    shopName: "町家",
    title: "訂單已取消",
    facts: [
      ["訂單", "#7"],
      ["商品", " "],
    ],
  });
  expect(texts(card)).toEqual(["町家", "訂單已取消", "訂單", "#7"]);
  expect(card.altText).toBe("町家：訂單已取消 #7");
});

test("A card keeps LINE's limits whatever the length of its facts: altText 1,500, bubble 30 KB", () => {
  const facts = Array.from({ length: 8 }, () => ["商品", "茶".repeat(9000)] as const);
  const card = flexCard({ shopName: "町".repeat(9000), title: "訂單已取消", facts });
  expect(card.altText.length).toBe(1500);
  expect(Buffer.byteLength(JSON.stringify(card.contents))).toBeLessThan(30_000);
});
