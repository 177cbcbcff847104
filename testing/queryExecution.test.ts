import { readFile } from "node:fs/promises";
import type { Viewer } from "@machiya/schema/context";
import { isObjectType, parse, print, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import { fieldReader } from "../schema/src/compiledExecutor/fieldReaders.ts";
import { schema } from "../schema/src/schema.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../schema/src/testing/run.ts";
import { CONSOLE_QUERY_BUDGETS } from "./budgets/consoleQueryBudgets.ts";
import { CUSTOMER_QUERY_BUDGETS } from "./budgets/customerQueryBudgets.ts";
import type { QueryBudget } from "./budgets/queryBudget.ts";
import { fillShop, SLOT_METHOD } from "./servers/filledShop.ts";

/** Who makes a statement: the query compiler, Prisma, or the source code itself. */
type Maker = "compiler" | "Prisma" | "hand-written";

function makerOf(sql: string): Maker {
  if (
    /^(WITH t0 AS MATERIALIZED|SELECT \(SELECT json_agg|SELECT count\(\*\) FROM "public"\."\w+" a)/.test(sql)
  )
    return "compiler";
  return /"public"\."\w+"\."/.test(sql) ? "Prisma" : "hand-written";
}

/** The products of the console show who waits for them. */
const WAITED: { makers: Maker[]; because: string } = {
  makers: ["hand-written"],
  because: "the customers who wait for a product are counted together with those of its variants",
};

/** The queries of the reports page. */
const REPORTED: { makers: Maker[]; because: string } = {
  makers: ["hand-written"],
  because: "reports are sums by day of orders, payments, appointments, and shifts",
};

/** The queries of the slots that a cart could get. */
const SLOTS: { makers: Maker[]; because: string } = {
  makers: ["hand-written"],
  because: "a method and what is taken of its slots are one statement, which checkouts read too",
};

/** The queries that the query compiler does not read alone, and why. */
const NOT_COMPILED: Readonly<Record<string, { makers: Maker[]; because: string }>> = {
  ApiTokenListQuery: {
    makers: ["Prisma"],
    because: "the rows hold the hash of the token, a column of bytes",
  },
  AlertListQuery: {
    makers: ["hand-written"],
    because: "the newest events of four tables are one statement",
  },
  BookingSectionsQuery: REPORTED,
  BroadcastListQuery: { makers: ["Prisma"], because: "sums by broadcast are a groupBy" },
  BroadcastReachQuery: { makers: ["Prisma"], because: "sums of waiting messages are an aggregate" },
  ClosingSheetQuery: REPORTED,
  CustomerFiguresQuery: REPORTED,
  CustomerListQuery: { makers: ["Prisma"], because: "counts by customer are a groupBy" },
  CustomerPageQuery: {
    makers: ["Prisma", "hand-written"],
    because:
      "counts by customer are a groupBy, figures are sums of four tables, and the events of seven tables are one statement",
  },
  CustomerTimelineMoreQuery: {
    makers: ["hand-written"],
    because: "the events of seven tables are one statement",
  },
  DiscountListQuery: { makers: ["Prisma"], because: "counts by discount are a groupBy" },
  HomeTodayQuery: {
    makers: ["Prisma", "hand-written"],
    because: "takings are sums of the ledger by day, and the entries of four tables are one statement",
  },
  OpenDiscountQuery: { makers: ["Prisma"], because: "counts by discount are a groupBy" },
  OpenWebhookQuery: {
    makers: ["Prisma", "hand-written"],
    because: "the newest delivery of each endpoint is a lateral join, and counts by state are a groupBy",
  },
  OrderSectionsQuery: REPORTED,
  OrderSummaryQuery: { makers: ["hand-written"], because: "the sum of the totals is an aggregate" },
  OrderPageQuery: {
    makers: ["Prisma"],
    because: "the timeline is read from the audit log, which has no relation",
  },
  PaymentSetupQuery: {
    makers: ["Prisma", "hand-written"],
    because: "the settings hold credentials, a column of bytes, and sums tell which payments no order needs",
  },
  OwnDocumentsQuery: { makers: ["Prisma"], because: "scans are columns of bytes" },
  ProductListQuery: WAITED,
  ProductPageQuery: WAITED,
  ProductSectionsQuery: REPORTED,
  ReportFiguresQuery: REPORTED,
  ProductTypeListQuery: { makers: ["Prisma"], because: "counts by product type are a groupBy" },
  ReorderQuery: {
    makers: ["hand-written"],
    because: "a checkout reads all that it needs in one statement",
  },
  ShippingSetupQuery: {
    makers: ["Prisma"],
    because: "the settings of carriers hold credentials, a column of bytes",
  },
  SlotSelectQuery: SLOTS,
  SessionGateQuery: { makers: ["Prisma"], because: "whether there are staff is a count with a limit" },
  StaffDocumentsQuery: { makers: ["Prisma"], because: "scans are columns of bytes" },
  WebhookListQuery: {
    makers: ["Prisma", "hand-written"],
    because: "the newest delivery of each endpoint is a lateral join, and counts by state are a groupBy",
  },
  useShippingSlotsQuery: SLOTS,
  useCartQuoteQuery: {
    makers: ["hand-written"],
    because: "a checkout reads all that it needs in one statement",
  },
  useBookableDaysQuery: {
    makers: ["hand-written"],
    because: "schedules of a month are read as plain arrays",
  },
  useOrderedQuantitiesQuery: {
    makers: ["hand-written"],
    because: "sums what the orders of a customer have of a product and its variants, as checkouts do",
  },
  useNextFreeStartsQuery: {
    makers: ["hand-written"],
    because: "schedules of a month are read as plain arrays",
  },
  useFreeSlotsQuery: { makers: ["hand-written"], because: "schedules of a month are read as plain arrays" },
  useFreeStartsQuery: {
    makers: ["hand-written"],
    because: "schedules of two weeks are read as plain arrays",
  },
  useKnownTagsQuery: { makers: ["hand-written"], because: "counts the elements of a column of lists" },
  useUnseenAlertsQuery: {
    makers: ["hand-written"],
    because: "the newest events of four tables are one statement",
  },
  useUsualServicesQuery: {
    makers: ["hand-written"],
    because: "ranks the services of a customer's appointments",
  },
  useStaffChoicesQuery: { makers: ["hand-written"], because: "schedules of a day are read as plain arrays" },
};

const LOADS = "loads rows of its own, and selects what the document asks for";
/** The fields below a root field that are not read from their rows, and why their own resolvers run. */
const RESOLVED_FIELDS: Readonly<Record<string, string>> = {
  "Alert.appointment": LOADS,
  "Alert.order": LOADS,
  "Appointment.history": LOADS,
  "AppointmentChange.appointment": LOADS,
  "AppointmentSeriesEntry.appointment": LOADS,
  "AssignedShifts.shiftAssignments": LOADS,
  "AttentionItem.appointment": LOADS,
  "AttentionItem.order": LOADS,
  "AttentionItem.payment": LOADS,
  "AttentionItem.product": LOADS,
  "BusyTime.staffMember": LOADS,
  "CarrierSetup.carriers": LOADS,
  "CreatedStaffMember.staffMember": LOADS,
  "Customer.timeline": LOADS,
  "Customer.upcomingAppointments": LOADS,
  "CustomerMerge.source": LOADS,
  "CustomerMerge.target": LOADS,
  "Order.history": LOADS,
  "OrderChange.order": LOADS,
  "PaymentSetup.providers": LOADS,
  "PersonToday.staffMember": LOADS,
  "Product.history": LOADS,
  "Product.stockChanges": LOADS,
  "ServiceFigures.service": LOADS,
  "SendParcelResult.parcel": LOADS,
  "Service.staffCount": "is a count of a relation, whose resolver Pothos provides",
  "StaffChoice.staffMember": LOADS,
  "StaffFigures.staffMember": LOADS,
  "StaffMember.history": LOADS,
  "StaffNextStart.staffMember": LOADS,
  "StartedPayment.order": LOADS,
  "TodaySchedule.items": LOADS,
  "UndoneChange.appointment": LOADS,
  "UndoneChange.customer": LOADS,
  "UndoneChange.product": LOADS,
  "UndoneChange.staffMember": LOADS,
  "UndoneChange.order": LOADS,
  "Viewer.customer": LOADS,
  "Viewer.staffMember": LOADS,
  "WebhookEndpoint.deliveries": LOADS,
  "WebhookSecret.webhookEndpoint": LOADS,
};

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext({ empty: true });
  testContext.quotaAsOf = testContext.now;
  await fillShop(testContext.url, { rows: 20, few: 6, each: 3 });
  await testContext.prisma.shippingMethod.create({ data: SLOT_METHOD });
});
afterAll(() => testContext?.close());

const WEBS: [web: string, budgets: Record<string, QueryBudget>, viewer: Viewer][] = [
  ["web-admin", CONSOLE_QUERY_BUDGETS, ADMIN],
  ["web-liff", CUSTOMER_QUERY_BUDGETS, customer(1)],
];

const persistedTexts = async (web: string) =>
  Object.values<string>(JSON.parse(await readFile(`${web}/persisted_queries.json`, "utf8")));

/** The makers of the statements of a query, other than the compiler. */
async function otherMakers(
  text: string,
  { variables = [{}] }: QueryBudget,
  viewer: Viewer,
): Promise<Maker[]> {
  const before = testContext.statements.length;
  for (const given of variables) {
    const { messages } = await testContext.run(text, given, viewer);
    expect(messages).toEqual([]);
  }
  const makers = new Set(testContext.statements.slice(before).map(makerOf));
  makers.delete("compiler");
  return [...makers].sort();
}

describe("the statements of every query", () => {
  it.each(WEBS)(
    "of %s are made by the query compiler, unless a reason is listed",
    async (web, budgets, viewer) => {
      const found: Record<string, Maker[]> = {};
      for (const text of await persistedTexts(web)) {
        const [, name = ""] = /^query (\w+)/.exec(text) ?? [];
        const budget = budgets[name];
        if (budget === undefined) continue;
        const makers = await otherMakers(text, budget, viewer);
        if (makers.length > 0) found[name] = makers;
      }
      const listed = Object.entries(NOT_COMPILED).filter(([name]) => name in budgets);
      expect(found).toEqual(Object.fromEntries(listed.map(([name, { makers }]) => [name, makers])));
    },
  );
});

it("fields are read from their rows in every query of the webs and of REST, unless a reason is listed", async () => {
  const texts = [
    ...(await Promise.all(WEBS.map(([web]) => persistedTexts(web)))).flat(),
    ...ROUTES.flatMap(({ documents }) => documents.map((one) => print(one))),
  ];
  const resolved = new Set<string>();
  const info = new TypeInfo(schema);
  const enterField = () => {
    const [type, field] = [info.getParentType(), info.getFieldDef()];
    const isRoot = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(
      isObjectType(type) ? type : undefined,
    );
    if (isRoot || !isObjectType(type) || field == null || field.name.startsWith("__")) return;
    if (fieldReader(type, field) === null) resolved.add(`${type.name}.${field.name}`);
  };
  for (const text of texts) visit(parse(text), visitWithTypeInfo(info, { Field: enterField }));
  expect([...resolved].sort()).toEqual(Object.keys(RESOLVED_FIELDS).sort());
});
