import { expect, it } from "vitest";
import type { Language } from "./language.ts";
import { nameOrder } from "./nameOrder.ts";

it.each<[Language, readonly string[]]>([
  // 2, 3, 4, 8, and 12 strokes.
  ["cn", ["丁香", "大吉嶺", "王木", "金萱", "紫蘇"]],
  ["jp", ["あずき", "カステラ", "さくら", "タルト", "ほうじ茶"]],
  ["th", ["กาแฟ", "เค้ก", "ชา", "นม"]],
  ["en", ["apple", "Banana", "cherry", "Shelf 2", "Shelf 10"]],
])("names in %s are sorted as readers of the language expect", (language, sorted) => {
  expect([...sorted].reverse().sort(nameOrder(language))).toEqual(sorted);
});
