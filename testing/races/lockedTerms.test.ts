import { globalId } from "@machiya/schema/ids";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FIELDS } from "../authorizationFields.ts";
import { Client } from "../servers/client.ts";
import { CUSTOMER_WRITES, type CustomerWrite, type Visitor } from "./customerWrites.ts";
import { openRaceSalon, RACE_KEY, type RaceSalon } from "./raceSalon.ts";

let salon: RaceSalon;
let holder: pg.Client;
let visitors = 0;
let days = 1;

const STORE = {
  name: "町家",
  delivers: true,
  openWeekdays: [],
  orderingClosesAt: null,
  cancelCutOffHours: 0,
  customersCancelOrders: true,
  maxOpenOrders: null,
  maxOpenAppointments: null,
  maxOverlappingAppointments: null,
};

beforeAll(async () => {
  salon = await openRaceSalon(0);
  holder = new pg.Client({ connectionString: salon.url });
  await holder.connect();
  await salon.prisma.store.create({ data: { id: 1, ...STORE } });
});
beforeEach(() => salon.prisma.store.update({ where: { id: 1 }, data: STORE }));
afterAll(async () => {
  await holder.end();
  await salon.close();
});

async function newVisitor(): Promise<Visitor> {
  const number = ++visitors;
  const client = await new Client(salon.servers[0]?.origin ?? "").logInCustomer(number, RACE_KEY);
  const lineUserId = `U${number.toString(16).padStart(32, "0")}`;
  const { id } = await salon.prisma.customer.findUniqueOrThrow({ where: { lineUserId } });
  return { id, client };
}

/** Sends a staff mutation to the other process than the customer's. Fails if it is refused. */
async function act(name: string, type: string, input: object): Promise<void> {
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`;
  const plain = `mutation ($input: ${type}!) { ${name}(input: $input) }`;
  const { code } = await salon.admin(1).graphql(name.startsWith("delete") ? plain : document, { input });
  expect(code, name).toBeNull();
}

const customerId = ({ id }: Visitor) => globalId("Customer", id);
const updateStore = (details: object) =>
  act("updateStore", "UpdateStoreInput", { id: globalId("Store", 1), details });

const block = (visitor: Visitor) =>
  act("blockCustomers", "BlockCustomersInput", { customerIds: [customerId(visitor)] });
const remove = (visitor: Visitor) =>
  act("deleteCustomers", "DeleteCustomersInput", { ids: [customerId(visitor)] });
/** Closes the shop and the salon on every day but one weekday, which the cases do not use. */
const closeDay = (day: string) => () =>
  updateStore({ openWeekdays: [((new Date(`${day}T00:00:00Z`).getUTCDay() + 2) % 7) + 1] });

const disableProviders = async () => {
  await salon.prisma.paymentProviderSetting.updateMany({ data: { enabled: false } });
};

const waiting = async () => {
  const { rows } = await holder.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length;
};

/** Lets a write wait for a row, makes the change, which must succeed meanwhile, and returns the write's outcome. */
async function changeInFlight(
  write: CustomerWrite,
  change: (visitor: Visitor, day: string) => Promise<void>,
  prepare: (visitor: Visitor) => Promise<unknown> = async () => {},
): Promise<string | number | null> {
  const day = salon.day(++days);
  const visitor = await newVisitor();
  await prepare(visitor);
  const { hold, send } = await CUSTOMER_WRITES[write](salon, visitor, day);
  await holder.query("BEGIN");
  try {
    await holder.query(hold);
    const outcome = send();
    await expect.poll(waiting, { interval: 20 }).toBeGreaterThan(0);
    await change(visitor, day);
    await holder.query("ROLLBACK");
    return await outcome;
  } finally {
    await holder.query("ROLLBACK");
  }
}

const rowsOf = async ({ prisma }: RaceSalon) => ({
  orders: await prisma.order.count(),
  appointments: await prisma.appointment.count(),
});

const WRITES = Object.keys(CUSTOMER_WRITES) as CustomerWrite[];
const IS_REST: (write: CustomerWrite) => boolean = (write) => write.startsWith("POST ");

it("the table contains every write of customers", () => {
  const { customers = "", unblocked = "" } = FIELDS.Mutation ?? {};
  expect(WRITES.filter((write) => !IS_REST(write)).sort()).toEqual(
    `${customers} ${unblocked}`.split(" ").sort(),
  );
});

describe("a deletion reaches a write in flight", () => {
  it.each(WRITES)("%s", async (write) => {
    expect(await changeInFlight(write, remove)).toBe(IS_REST(write) ? 1001 : "UNAUTHENTICATED");
  });
});

describe("a block reaches a write in flight", () => {
  // A blocked customer may still cancel an appointment or an order, pay what they ordered (docs/behavior.md), and
  // withdraw a request.
  const ALLOWED = [
    ...["cancelMyAppointment", "cancelMyOrder", "reportMyPayment", "startPayment"],
    "withdrawStockNotice",
  ];
  it.each(WRITES)("%s", async (write) => {
    const isAllowed = ALLOWED.includes(write);
    const refused = IS_REST(write) ? 3009 : "CUSTOMER_BLOCKED";
    expect(await changeInFlight(write, block)).toBe(isAllowed ? null : refused);
  });
});

describe("changed terms reach a write in flight", () => {
  const cases: [string, CustomerWrite, (visitor: Visitor, day: string) => Promise<void>, string | number][] =
    [
      ["no delivery", "placeOrder", () => updateStore({ delivers: false }), "PAYMENT_METHOD_NOT_OFFERED"],
      ["no delivery", "POST /line/user/product-order", () => updateStore({ delivers: false }), 3006],
      [
        "ordering is closed",
        "placeOrder",
        () => updateStore({ orderingClosesAt: salon.day(1) }),
        "DELIVERY_DATE_NOT_ALLOWED",
      ],
      [
        "ordering is closed",
        "POST /line/user/product-order",
        () => updateStore({ orderingClosesAt: salon.day(1) }),
        3005,
      ],
      ["the salon is closed", "bookAppointment", (_, day) => closeDay(day)(), "OUTSIDE_BOOKING_WINDOW"],
      ["the salon is closed", "POST /line/user/appointment", (_, day) => closeDay(day)(), 4004],
      ["the salon is closed", "moveMyAppointment", (_, day) => closeDay(day)(), "OUTSIDE_BOOKING_WINDOW"],
      [
        "no cancellation",
        "cancelMyOrder",
        () => updateStore({ customersCancelOrders: false }),
        "ORDER_STATE_FORBIDS",
      ],
      ["the provider is disabled", "startPayment", disableProviders, "PAYMENT_METHOD_NOT_OFFERED"],
      [
        "the deadline is earlier",
        "cancelMyAppointment",
        () => updateStore({ cancelCutOffHours: 8760 }),
        "OUTSIDE_BOOKING_WINDOW",
      ],
    ];
  it.each(cases)("%s: %s", async (_name, write, change, refused) => {
    const before = await rowsOf(salon);
    expect(await changeInFlight(write, change)).toBe(refused);
    if (write === "placeOrder" || write === "bookAppointment") expect(await rowsOf(salon)).toEqual(before);
  });
});

describe("changed shipping reaches a checkout in flight", () => {
  const update = async (details: object) => {
    const { id } = await salon.prisma.shippingMethod.findFirstOrThrow();
    await act("updateShippingMethod", "UpdateShippingMethodInput", {
      id: globalId("ShippingMethod", id),
      details,
    });
  };
  const method = async () => {
    await salon.prisma.shippingMethod.deleteMany();
    const data = { kind: "STORE_PICKUP" as const, name: "自取", fee: 20, freeFrom: 100 };
    await salon.prisma.shippingMethod.create({ data });
  };
  afterAll(() => salon.prisma.shippingMethod.deleteMany());

  it.each([
    ["the fee is no longer free", { freeFrom: null }, "PRICE_CHANGED", 3002],
    ["another payment method is required", { paymentMethods: ["CARD"] }, "SHIPPING_METHOD_NOT_OFFERED", 3012],
  ])("%s", async (_name, details, code, number) => {
    for (const write of ["placeOrder", "POST /line/user/product-order"] as const) {
      const before = await rowsOf(salon);
      expect(await changeInFlight(write, () => update(details), method)).toBe(IS_REST(write) ? number : code);
      expect(await rowsOf(salon)).toEqual(before);
    }
  });

  it("a deactivated method leaves the order without a fee", async () => {
    const deactivate = () => update({ active: false });
    expect(await changeInFlight("placeOrder", deactivate, method)).toBeNull();
    const order = await salon.prisma.order.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect([order.shippingName, Number(order.total)]).toEqual(["", 120]);
  });
});

describe("a withdrawn discount of the customer reaches a checkout in flight", () => {
  const discounted = async (visitor: Visitor) => {
    const { id } = await salon.prisma.discount.create({
      data: { name: "熟客", kind: "PER_PRODUCT", audience: "CUSTOMER", multiplier: "0.9" },
    });
    await salon.prisma.customerDiscount.create({ data: { customerId: visitor.id, discountId: id } });
    return globalId("Discount", id);
  };
  const changes: [string, (visitor: Visitor, discountId: string) => Promise<void>][] = [
    [
      "taken from the customer",
      (visitor, discountId) =>
        act("updateCustomer", "UpdateCustomerInput", {
          id: customerId(visitor),
          removeDiscountIds: [discountId],
        }),
    ],
    [
      "disabled",
      (_visitor, id) => act("updateDiscount", "UpdateDiscountInput", { id, details: { state: "DISABLED" } }),
    ],
    ["deleted", (_visitor, id) => act("deleteDiscounts", "DeleteDiscountsInput", { ids: [id] })],
  ];
  it.each(changes)("when it is %s", async (_name, change) => {
    for (const write of ["placeOrder", "POST /line/user/product-order"] as const) {
      let discountId = "";
      const outcome = await changeInFlight(
        write,
        (visitor) => change(visitor, discountId),
        async (visitor) => {
          discountId = await discounted(visitor);
        },
      );
      expect(outcome).toBe(IS_REST(write) ? 3002 : "PRICE_CHANGED");
    }
  });
});
