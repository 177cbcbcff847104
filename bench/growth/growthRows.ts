import { seededRandom } from "../dataset/random.ts";
import {
  DONE,
  GOODS,
  KINDS,
  LATIN,
  METHODS,
  NOTES,
  OPEN,
  one,
  PAID,
  type Pick,
  personName,
  phone,
  SOURCES,
  weighted,
} from "./growthValues.ts";

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

const START = Date.parse("2023-01-01T00:00:00Z");
const PERIOD_MS = 3.5 * 365 * 86_400_000;
const NULL = "\\N";

/** The values of one row: `below` returns the same numbers for the same row in every run. */
interface Row {
  id: number;
  below: Pick;
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
