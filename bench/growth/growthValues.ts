const SURNAMES = [..."陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴周徐蘇葉莊呂江何蕭羅高"];
const GIVEN = [
  ..."家豪志明俊傑建宏雅婷怡君淑芬美玲小安大文心怡宗翰承恩品妍詩涵宥廷子晴詠欣柏翰冠宇佳穎曉慧玉珍春梅秋月",
];
const JAPANESE = ["佐藤 ハナ", "鈴木 ゆい", "タナカ タロウ", "ﾔﾏﾀﾞ ﾊﾅｺ", "山本 さくら"];
export const LATIN = ["Anna Chen", "John Smith", "ＭＡＲＹ ＬＩＮ", "Peter Wang", "Somchai Jaidee"];
export const GOODS = [
  "烏龍茶",
  "柚子茶",
  "茶碗",
  "急須",
  "線香",
  "手帕",
  "金平糖",
  "羊羹",
  "護手霜",
  "香袋",
  "湯呑",
  "風呂敷",
];
export const KINDS = ["凍頂", "高山", "阿里山", "手作", "限定", "季節", "禮盒", "有田", "信樂", "京都"];
export const NOTES = [
  "請放門口管理員",
  "下午三點以後送達",
  "禮盒包裝，附提袋",
  "易碎請小心",
  "送貨前請先來電",
  "Leave at the door",
  "のし付きでお願いします",
];

/** Returns the next random number below a limit. */
export type Pick = (limit: number) => number;

export const one = <Each>(below: Pick, of: readonly Each[]): Each => of[below(of.length)] as Each;

export function personName(below: Pick): string {
  const kind = below(100);
  if (kind < 4) return one(below, JAPANESE);
  if (kind < 8) return one(below, LATIN);
  return `${one(below, SURNAMES)}${one(below, GIVEN)}${kind < 90 ? one(below, GIVEN) : ""}`;
}

export const phone = (id: number) => `09${String(10_000_000 + ((id * 7_919) % 90_000_000))}`;

/** Returns a value by its percentage of the rows. */
export function weighted<Value>(below: Pick, shares: readonly (readonly [Value, number])[]): Value {
  let left = below(1_000);
  for (const [value, share] of shares) {
    if (left < share) return value;
    left -= share;
  }
  return (shares[0] as readonly [Value, number])[0];
}

export const PAID = [
  ["PAID", 930],
  ["UNPAID", 40],
  ["PARTIALLY_PAID", 5],
  ["REFUND_PENDING", 5],
  ["REFUNDED", 15],
  ["FAILED", 5],
] as const;
export const METHODS = [
  [3, 450],
  [4, 300],
  [5, 150],
  [2, 80],
  [1, 15],
  [9, 5],
] as const;
export const SOURCES = [
  ["SHOPPING_PLATFORM", 800],
  ["ROBOT", 170],
  ["MANUAL", 30],
] as const;
export const DONE = [
  ["COMPLETE", 940],
  ["CANCELLED", 60],
] as const;
export const OPEN = [
  ["ESTABLISHED", 400],
  ["IN_ACTION", 300],
  ["WAITING", 200],
  ["COMPLETE", 100],
] as const;
