import { demoDayOf, demoMinuteOf } from "./calendar.ts";
import { createRandom } from "./random.ts";

/** A demo customer without an id. */
export interface DemoCustomer {
  lineUserId: string;
  name: string;
  phone: string;
  note: string;
  /** The reason for the block, and its age in days. */
  blocked: { note: string; days: number } | null;
  createdAt: Date;
  updatedAt: Date;
}

type Country = "TW" | "JP" | "TH" | "EN";

const NAMES: Record<Country, readonly string[]> = {
  TW: [
    "林芷涵",
    "陳柏翰",
    "黃雅筑",
    "張庭瑋",
    "吳思妤",
    "王品睿",
    "蔡宜蓁",
    "許皓宇",
    "鄭欣怡",
    "謝承恩",
    "曾郁婷",
    "周冠廷",
    "葉佳穎",
    "賴彥廷",
    "洪詩涵",
    "邱子軒",
    "江若瑜",
    "何宗翰",
    "羅文心",
    "簡語彤",
  ],
  JP: [
    "佐藤 美咲",
    "高橋 健一",
    "中村 さくら",
    "小林 直樹",
    "渡辺 由美",
    "山本 蓮",
    "松本 千尋",
    "井上 拓海",
  ],
  TH: ["สุภาพร ใจดี", "ณัฐพล ศรีสุข", "Kanya Wongsa", "พิมพ์ชนก แสงทอง", "Anan Chaiyo"],
  EN: [
    "Emily Carter",
    "Daniel O'Neill",
    "Priya Raman",
    "Tom Whitfield",
    "Sofia Marin",
    "Grace Lim",
    "Noah Bennett",
  ],
};

/**
 * Phone numbers that are not assigned: zeros after the prefix in Taiwan, Japan and Thailand, and the ranges
 * reserved for fiction in English.
 */
const PHONES: Record<Country, (serial: string) => string> = {
  TW: (serial) => `0900-000-${serial.padStart(3, "0")}`,
  JP: (serial) => `+81 90-0000-${serial.padStart(4, "0")}`,
  TH: (serial) => `+66 80 000 ${serial.padStart(4, "0")}`,
  EN: (serial) => `+44 7700 900${serial.padStart(3, "0")}`,
};

const NOTES = [
  "喜歡烏龍茶",
  "不吃花生",
  "送禮用，請附小卡",
  "沙龍常客，週四下午",
  "日本語でご連絡ください",
  "English, please",
];

/** The blocked customers by index in the list. */
const BLOCKED: Readonly<Record<number, { note: string; days: number }>> = {
  12: { note: "三次下單未取貨，電話也未接。", days: 12 },
  33: { note: "在留言裡騷擾店員。", days: 3 },
};

export function planCustomers(now: Date): DemoCustomer[] {
  const today = demoDayOf(now);
  const people = (Object.keys(NAMES) as Country[]).flatMap((country) =>
    NAMES[country].map((name) => ({ name, country })),
  );
  const mixed = createRandom("people").sample(people, people.length);
  return mixed.map(({ name, country }, index) => {
    const random = createRandom(`customer/${name}`);
    const createdAt = demoMinuteOf(today - 380 + index * 8 + random.integer(0, 6), random.integer(600, 1320));
    return {
      lineUserId: `U${Array.from({ length: 32 }, () => random.integer(0, 15).toString(16)).join("")}`,
      name,
      // Some customers have never ordered and have no phone number yet.
      phone: random.chance(0.92) ? PHONES[country](String(index + 1)) : "",
      note: random.chance(0.25) ? random.pick(NOTES) : "",
      blocked: BLOCKED[index] ?? null,
      createdAt,
      updatedAt: createdAt,
    };
  });
}
