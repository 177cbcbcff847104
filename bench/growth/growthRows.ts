import { seededRandom } from "../dataset/random.ts";

/** The number of rows of each list. */
export interface GrowthSize {
  orders: number;
  products: number;
  customers: number;
  appointments: number;
  staff: number;
}

/** The rows of a table as COPY reads them: each line has the columns in this order. */
export interface CopiedTable {
  table: string;
  columns: readonly string[];
  lines(): Iterable<string>;
}

const SURNAMES = [..."陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴周徐蘇葉莊呂江何蕭羅高"];
const GIVEN = [
  ..."家豪志明俊傑建宏雅婷怡君淑芬美玲小安大文心怡宗翰承恩品妍詩涵宥廷子晴詠欣柏翰冠宇佳穎曉慧玉珍春梅秋月",
];
const JAPANESE = ["佐藤 ハナ", "鈴木 ゆい", "タナカ タロウ", "ﾔﾏﾀﾞ ﾊﾅｺ", "山本 さくら"];
const LATIN = ["Anna Chen", "John Smith", "ＭＡＲＹ ＬＩＮ", "Peter Wang", "Somchai Jaidee"];
const GOODS = [
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
const KINDS = ["凍頂", "高山", "阿里山", "手作", "限定", "季節", "禮盒", "有田", "信樂", "京都"];
const NOTES = [
  "請放門口管理員",
  "下午三點以後送達",
  "禮盒包裝，附提袋",
  "易碎請小心",
  "送貨前請先來電",
  "Leave at the door",
  "のし付きでお願いします",
];

const START = Date.parse("2023-01-01T00:00:00Z");
const PERIOD_MS = 3.5 * 365 * 86_400_000;
const NULL = "\\N";

/** The values of one row: `below` returns the same numbers for the same row in every run. */
interface Row {
  id: number;
  below: (limit: number) => number;
  time: (offsetDays?: number) => string;
}

function* rowsOf(
  count: number,
  line: (row: Row) => readonly (string | number | boolean)[],
): Generator<string> {
  for (let id = 1; id <= count; id++) {
    const start = START + (id / count) * PERIOD_MS;
    const time = (days = 0) => new Date(start + days * 86_400_000).toISOString();
    yield `${line({ id, below: seededRandom(id), time }).join("\t")}\n`;
  }
}

type Pick = Row["below"];
const one = <Each>(below: Pick, of: readonly Each[]): Each => of[below(of.length)] as Each;

function personName(below: Pick): string {
  const kind = below(100);
  if (kind < 4) return one(below, JAPANESE);
  if (kind < 8) return one(below, LATIN);
  return `${one(below, SURNAMES)}${one(below, GIVEN)}${kind < 90 ? one(below, GIVEN) : ""}`;
}

const phone = (id: number) => `09${String(10_000_000 + ((id * 7_919) % 90_000_000))}`;

/** Returns a value by its percentage of the rows. */
function weighted<Value>(below: Pick, shares: readonly (readonly [Value, number])[]): Value {
  let left = below(1_000);
  for (const [value, share] of shares) {
    if (left < share) return value;
    left -= share;
  }
  return (shares[0] as readonly [Value, number])[0];
}

const PAID = [
  ["PAID", 930],
  ["UNPAID", 40],
  ["PARTIALLY_PAID", 5],
  ["REFUND_PENDING", 5],
  ["REFUNDED", 15],
  ["FAILED", 5],
] as const;
const METHODS = [
  [3, 450],
  [4, 300],
  [5, 150],
  [2, 80],
  [1, 15],
  [9, 5],
] as const;
const SOURCES = [
  ["SHOPPING_PLATFORM", 800],
  ["ROBOT", 170],
  ["MANUAL", 30],
] as const;
const DONE = [
  ["COMPLETE", 940],
  ["CANCELLED", 60],
] as const;
const OPEN = [
  ["ESTABLISHED", 400],
  ["IN_ACTION", 300],
  ["WAITING", 200],
  ["COMPLETE", 100],
] as const;

/** Returns the tables of a shop and a salon of this size, parents first. Each row depends on its number only. */
export function growthTables(size: GrowthSize): CopiedTable[] {
  const { orders, products, customers, appointments, staff } = size;
  const open = orders - Math.ceil(orders / 100);
  return [
    {
      table: "Customer",
      columns: ["id", "lineUserId", "name", "phone", "updatedAt"],
      lines: () =>
        rowsOf(customers, ({ id, below, time }) => [
          ...[id, `U${id.toString(16).padStart(32, "0")}`, personName(below), phone(id), time()],
        ]),
    },
    {
      table: "CustomerBlock",
      columns: ["customerId"],
      lines: () => rowsOf(Math.ceil(customers / 100), ({ id }) => [id * 50]),
    },
    {
      table: "ProductType",
      columns: ["id", "name", "updatedAt"],
      lines: () => rowsOf(30, ({ id, time }) => [id, `分類 ${id}`, time()]),
    },
    {
      table: "Product",
      columns: [
        "id",
        "name",
        "code",
        "keywords",
        "description",
        "price",
        "stock",
        "topPick",
        "state",
        "updatedAt",
      ],
      lines: () =>
        rowsOf(products, ({ id, below, time }) => [
          ...[id, `${one(below, KINDS)}${one(below, GOODS)} ${id}`],
          ...[
            [...String(id)].map((digit) => "abcdefghij"[Number(digit)]).join(""),
            below(10) === 0 ? "ゆず おちゃ" : "",
          ],
          ...["手工製作，材料天然。".repeat(8), 10 + below(99_000) / 100, below(20) === 0 ? below(6) : 1_000],
          ...[
            below(10) === 0,
            weighted(below, [
              ["ENABLED", 950],
              ["DISABLED", 25],
              ["FROZEN", 25],
            ]),
            time(),
          ],
        ]),
    },
    {
      table: "ProductToType",
      columns: ["productId", "productTypeId"],
      lines: () => rowsOf(products, ({ id, below }) => [id, 1 + below(30)]),
    },
    {
      table: "Order",
      columns: [
        ...[
          "id",
          "customerId",
          "buyerName",
          "buyerPhone",
          "recipientName",
          "recipientPhone",
          "address",
          "note",
        ],
        ...["source", "state", "paymentState", "paymentMethod", "deliveryDate", "expectedDeliveryDate"],
        ...["totalQuantity", "subtotal", "total", "createdAt", "updatedAt"],
      ],
      lines: () =>
        rowsOf(orders, ({ id, below, time }) => [
          ...[id, below(10) === 0 ? NULL : 1 + below(customers), personName(below), phone(id)],
          ...[
            below(2) === 0 ? "" : personName(below),
            phone(id),
            `台北市大安區和平東路 ${1 + below(300)} 號`,
          ],
          below(10) < 7 ? "" : `${one(below, NOTES)}${below(3) === 0 ? `，${one(below, NOTES)}` : ""}`,
          ...[weighted(below, SOURCES), weighted(below, id > open ? OPEN : DONE), weighted(below, PAID)],
          ...[weighted(below, METHODS), below(10) < 8 ? time(2 + below(10)) : NULL],
          ...[
            below(10) < 6 ? time(3 + below(10)) : NULL,
            1 + below(9),
            100 + below(9_900),
            100 + below(9_900),
          ],
          ...[time(), time()],
        ]),
    },
    {
      table: "OrderLine",
      columns: ["orderId", "productId", "quantity", "unitPrice", "productName"],
      lines: () =>
        rowsOf(orders, ({ id, below }) => [id, 1 + below(products), 1 + below(9), 120, one(below, GOODS)]),
    },
    {
      table: "StaffMember",
      columns: ["id", "username", "passwordHash", "name", "englishName", "role", "state", "updatedAt"],
      lines: () =>
        rowsOf(staff, ({ id, below, time }) => [
          ...[id, id === 1 ? "admin" : `staff${id}`, "", personName(below), one(below, LATIN)],
          ...[id === 1 ? "ADMIN" : "STAFF", id < 30 ? "IN_SERVICE" : "DISMISSED", time()],
        ]),
    },
    {
      table: "Service",
      columns: ["id", "name", "durationMinutes", "price", "updatedAt"],
      lines: () => rowsOf(5, ({ id, time }) => [id, `項目 ${id}`, 60, 500, time()]),
    },
    {
      table: "StaffSkill",
      columns: ["staffMemberId", "serviceId"],
      lines: () => rowsOf(staff, ({ id }) => [id, 1 + (id % 5)]),
    },
    {
      table: "Appointment",
      columns: [
        "id",
        "customerId",
        "customerName",
        "customerPhone",
        "source",
        "state",
        "startsAt",
        "endsAt",
        "updatedAt",
      ],
      lines: () =>
        rowsOf(appointments, ({ id, below, time }) => [
          ...[id, 1 + below(customers), personName(below), phone(id), below(5) === 0 ? "MANUAL" : "CHAT_APP"],
          ...[
            weighted(below, [
              ["CONFIRMED", 890],
              ["CANCELLED", 100],
              ["PENDING", 10],
            ]),
            time(),
            time(1 / 24),
            time(),
          ],
        ]),
    },
    {
      table: "AppointmentItem",
      columns: [
        ...[
          "appointmentId",
          "staffMemberId",
          "serviceId",
          "serviceName",
          "serviceMinutes",
          "startsAt",
          "endsAt",
        ],
        "occupying",
      ],
      // None occupies its time, because the times of so many appointments would overlap.
      lines: () =>
        rowsOf(appointments, ({ id, below, time }) => [
          ...[
            id,
            below(9) === 0 ? NULL : 2 + below(staff - 1),
            1 + below(5),
            "項目",
            60,
            time(),
            time(1 / 24),
            false,
          ],
        ]),
    },
  ];
}
