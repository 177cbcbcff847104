import { pageCursor } from "../../schema/src/ids.ts";
import { FILLED_DAY } from "../servers/filledShop.ts";
import { exactly, found, id, pages, type QueryBudget, sorted } from "./queryBudget.ts";

const TWO = { serviceIds: [id("Service"), id("Service")], staffMemberIds: [id("StaffMember"), null] };
const NAMES = { name: "er 4321" };
const DAYS = { from: FILLED_DAY, to: "2026-12-02" };
const COMPARED = { range: DAYS, previous: { from: "2026-11-29", to: "2026-11-30" } };
const SHIFTS = { range: DAYS, days: DAYS };
const CUSTOMER = { ids: [id("Customer")] };
const ONE_PERSON = { staffMemberIds: [id("StaffMember")] };
const SHIFTS_OF_ONE = { ...SHIFTS, range: { ...DAYS, ...ONE_PERSON }, ...ONE_PERSON };

/** Every query of the console, executed as an admin. */
export const CONSOLE_QUERY_BUDGETS: Record<string, QueryBudget> = {
  AlertListQuery: { statements: 5 },
  ApiTokenListQuery: { statements: 3, variables: pages() },
  AppointmentCalendarQuery: {
    statements: 6,
    variables: [true, false].map((byStaff) => ({ input: DAYS, ...SHIFTS, byStaff })),
  },
  AppointmentListQuery: {
    statements: 4,
    counts: exactly("Appointment"),
    variables: pages(
      { customerName: "mer 4321" },
      { states: ["PENDING"] },
      { startsAt: DAYS },
      { staffMemberIds: [id("StaffMember")] },
      { numbers: [1, 2] },
    ),
  },
  BankTextFormQuery: { statements: 1 },
  BlockListQuery: {
    statements: 2,
    counts: exactly("Customer", "CustomerBlock"),
    variables: [{ first: 10 }, { first: 10, customerIds: [id("Customer", 2)] }],
  },
  BookingSectionsQuery: { statements: 6, variables: [{ range: DAYS }] },
  BroadcastListQuery: { statements: 8, variables: pages() },
  BroadcastReachQuery: {
    statements: 6,
    counts: {
      tables: ["Appointment", "Customer", "CustomerBlock", "Order", "OrderLine", "Product"],
      because: "an audience is selected among all customers by all of their activity",
    },
    variables: [
      { kind: "EVERYONE" },
      { kind: "BOUGHT", productIds: [id("Product")], productTypeIds: [id("ProductType")] },
      { kind: "BOOKED", serviceIds: [id("Service")] },
      { kind: "CHOSEN", customerIds: [id("Customer")] },
    ].map((audience) => ({ input: { audience } })),
  },
  ClosingSheetQuery: {
    statements: 9,
    variables: [{ day: FILLED_DAY, range: { from: FILLED_DAY, to: FILLED_DAY } }],
  },
  CustomerFiguresQuery: {
    statements: 4,
    counts: {
      tables: ["Appointment", "Order"],
      because: "whether customers came before is found among all earlier orders and appointments",
    },
    variables: [COMPARED],
  },
  CustomerFinderQuery: { statements: 1, variables: found(NAMES, { phone: "0004321" }) },
  CustomerPageQuery: { statements: 8, variables: [{ id: id("Customer"), count: 20 }] },
  MergePreviewQuery: { statements: 9, variables: [{ customerIds: [id("Customer"), id("Customer", 3)] }] },
  CustomerTimelineMoreQuery: {
    statements: 2,
    variables: [{ id: id("Customer"), count: 20, cursor: pageCursor(2, 20) }],
  },
  CustomerListQuery: {
    statements: 3,
    counts: exactly("Customer", "CustomerBlock"),
    variables: pages(
      NAMES,
      { phone: "0004321" },
      { blocked: true },
      { blocked: false },
      { tags: ["VIP"] },
      { ids: [id("Customer")] },
    ),
  },
  DiscountListQuery: {
    statements: 4,
    counts: exactly("Customer", "CustomerDiscount", "Product", "ProductDiscount"),
    variables: pages(NAMES, { states: ["ENABLED"] }, { audience: "CUSTOMER" }),
  },
  FailedJobListQuery: { statements: 3, variables: pages({}, { queues: ["WEBHOOKS"] }) },
  HomeTodayQuery: {
    statements: 20,
    counts: {
      tables: ["Order", "Product"],
      because: "reported payments have an index of their own, stocks none",
    },
  },
  ImageListQuery: { statements: 2, counts: exactly("Image"), variables: pages(NAMES) },
  NavCountQuery: { statements: 3 },
  NewStaffQuery: { statements: 1 },
  OpenAppointmentQuery: {
    statements: 4,
    variables: [true, false].map((editing) => ({ number: 1, editing })),
  },
  OpenCustomerQuery: { statements: 2, variables: [{ id: id("Customer") }] },
  OpenDiscountQuery: {
    statements: 3,
    counts: exactly("Customer", "Product"),
    variables: [{ id: id("Discount") }],
  },
  OpenImageQuery: { statements: 1, variables: [{ id: id("Image") }] },
  OpenOrderQuery: {
    statements: 3,
    variables: [true, false].map((editing) => ({ number: 1, editing, reading: !editing })),
  },
  OpenProductQuery: {
    statements: 3,
    variables: [true, false].map((editing) => ({
      id: id("Product"),
      isThere: true,
      withStock: false,
      stockCount: 20,
      withDiscounts: editing,
      withHistory: !editing,
      withVariants: editing,
    })),
  },
  OpenProductTypeQuery: { statements: 1, variables: [{ id: id("ProductType") }] },
  OpenServiceQuery: { statements: 1, variables: [{ id: id("Service") }] },
  OpenShiftTemplateQuery: { statements: 1, variables: [{ id: id("ShiftTemplate") }] },
  OpenStaffQuery: { statements: 2, variables: [{ id: id("StaffMember") }] },
  OpenStoreQuery: { statements: 1, variables: [{ id: id("Store") }] },
  OpenWebhookQuery: {
    statements: 6,
    variables: [null, "FAILED"].map((state) => ({ id: id("WebhookEndpoint"), state, first: 10 })),
  },
  OrderContentQuery: { statements: 2, variables: [{ number: 1 }] },
  OrderListQuery: {
    statements: 4,
    counts: exactly("Order"),
    variables: [
      ...sorted("NUMBER", "CREATED_AT", "TOTAL", "EXPECTED_DELIVERY_DATE"),
      ...pages(
        { buyerName: "yer 4321" },
        { recipientName: "ent 4321" },
        { note: "ote 4321" },
        { states: ["ESTABLISHED", "IN_ACTION", "WAITING"] },
        { states: ["COMPLETE"] },
        {
          states: ["ESTABLISHED", "IN_ACTION", "WAITING"],
          paymentStates: ["UNPAID"],
          paymentMethods: ["BANK_TRANSFER"],
        },
        { customerIds: [id("Customer")] },
        { deliveryDate: DAYS },
        { expectedDeliveryDate: DAYS },
        { sources: ["MANUAL"] },
      ),
    ],
  },
  OrderPrintQuery: {
    statements: 4,
    variables: [{ filter: { numbers: [1, 2] }, first: 100, after: null }],
  },
  OrderSectionsQuery: { statements: 7, variables: [{ range: DAYS }] },
  OrderSummaryQuery: {
    statements: 4,
    counts: { tables: ["Order"], because: "the sum is exact, and read from an index" },
    variables: [{ filter: {} }, { filter: { states: ["COMPLETE"] } }, { filter: { createdAt: DAYS } }],
  },
  OrderTabsQuery: { statements: 7 },
  OwnShiftsFirstQuery: { statements: 1 },
  OwnDocumentsQuery: { statements: 3 },
  PaletteRecordsQuery: {
    statements: 5,
    variables: [
      {
        orders: { buyerName: "er 4321" },
        appointments: { customerName: "mer 4321" },
        customers: NAMES,
        products: { text: "duct 4321" },
        staff: NAMES,
      },
      {
        orders: { buyerPhone: "0900-000" },
        appointments: { customerPhone: "0900" },
        customers: { phone: "0900000018" },
        products: { text: "0900" },
        staff: { name: "0900" },
      },
      {
        orders: { numbers: [1] },
        appointments: { numbers: [1] },
        products: { text: "1" },
        customers: { phone: "0004321" },
        staff: { name: "1" },
      },
    ],
  },
  PaymentSetupQuery: { statements: 4 },
  ShippingSetupQuery: { statements: 3 },
  ShippingChoiceQuery: { statements: 2 },
  SlotOccupancyQuery: { statements: 2, variables: [{ day: FILLED_DAY }] },
  SlotSelectQuery: {
    statements: 3,
    variables: [{ methodId: id("ShippingMethod"), lines: [{ productId: id("Product"), quantity: "1" }] }],
  },
  ChangeSlotDialogQuery: { statements: 1, variables: [{ orderId: id("Order") }] },
  PickerVariantsQuery: { statements: 1, variables: [{ id: id("Product") }] },
  PickerProductsMoreQuery: { statements: 1, variables: [{ count: 20, cursor: pageCursor(2, 20) }] },
  PickerProductsQuery: { statements: 1, variables: found({}, { text: "duct 4321" }) },
  ProductListQuery: {
    statements: 4,
    counts: exactly("Product"),
    variables: [
      ...sorted("NUMBER", "NAME", "PRICE"),
      ...pages({ name: "duct 4321" }, { code: "edcb" }, { states: ["ENABLED"] }),
      // The smallest shop has no disabled product, of which it would not read who waits for it.
      ...pages(
        { states: ["ENABLED", "DISABLED"] },
        { topPick: true },
        { lowStock: true },
        { preOrder: true },
      ),
    ],
  },
  PreferenceSyncQuery: { statements: 2 },
  ProductPageQuery: { statements: 5, variables: [{ id: id("Product"), stockCount: 20 }] },
  ProductHistoryRefetchQuery: { statements: 2, variables: [{ id: id("Product") }] },
  ProductSectionsQuery: {
    statements: 6,
    variables: [
      { range: DAYS, first: 20 },
      { range: DAYS, first: null },
    ],
  },
  ProductTypeListQuery: { statements: 3, variables: pages(NAMES) },
  ReportFiguresQuery: { statements: 16, variables: [COMPARED] },
  ServiceListQuery: { statements: 2, variables: pages(NAMES) },
  SessionGateQuery: { statements: 4 },
  ShiftCalendarQuery: {
    statements: 8,
    variables: [
      SHIFTS,
      {
        ...SHIFTS,
        range: { ...DAYS, staffMemberIds: [id("StaffMember")] },
        staffMemberIds: [id("StaffMember")],
      },
    ],
  },
  ShiftTemplateListQuery: { statements: 2, variables: pages(NAMES) },
  StockHistoryMoreQuery: {
    statements: 2,
    variables: [{ id: id("Product"), count: 20, cursor: pageCursor(2, 20) }],
  },
  StaffCardsMoreQuery: { statements: 1, variables: [{ count: 8, cursor: pageCursor(2, 8) }] },
  StaffChooserQuery: { statements: 1, variables: [{ count: 8, filter: { states: ["IN_SERVICE"] } }] },
  StaffFilterQuery: { statements: 2 },
  StaffHistoryRefetchQuery: { statements: 2, variables: [{ id: id("StaffMember") }] },
  StaffHomeQuery: { statements: 1 },
  StaffListQuery: {
    statements: 1,
    variables: [{ count: 8 }, { count: 8, filter: { ...NAMES, states: ["IN_SERVICE"] } }],
  },
  StaffDocumentsQuery: { statements: 7, variables: [{ id: id("StaffMember") }] },
  StaffShiftCalendarQuery: { statements: 8, variables: [SHIFTS_OF_ONE] },
  StoreClosuresQuery: { statements: 2, variables: [{ range: DAYS }] },
  StoreListQuery: { statements: 1 },
  StoreSettingsProviderQuery: { statements: 2 },
  StoreSettingsQuery: { statements: 1 },
  TimeOffQuery: { statements: 2, variables: [{ range: DAYS, staffMemberIds: [id("StaffMember")] }] },
  TimeZoneQuestionQuery: {
    statements: 3,
    counts: exactly("Appointment"),
    variables: [{ now: `${FILLED_DAY}T00:00:00Z` }],
  },
  TimetableQuery: { statements: 5, variables: [{ input: DAYS, ...SHIFTS }] },
  WebhookListQuery: { statements: 5, variables: [{ first: 10 }] },
  findCustomersQuery: { statements: 1, variables: found(NAMES) },
  findDiscountsQuery: { statements: 1, variables: found({ ...NAMES, audience: "PRODUCT" }) },
  findProductTypesQuery: { statements: 1, variables: found(NAMES) },
  findProductsQuery: { statements: 1, variables: found({ text: "duct 4321" }) },
  findServicesQuery: { statements: 1, variables: found(NAMES) },
  findShiftTemplatesQuery: { statements: 1, variables: found(NAMES) },
  findStaffQuery: { statements: 1, variables: found({ ...NAMES, states: ["IN_SERVICE"] }) },
  usePlannedShiftsQuery: {
    statements: 2,
    variables: [
      {
        changes: [
          {
            staffMemberId: id("StaffMember"),
            add: [{ shiftTemplateId: id("ShiftTemplate"), date: DAYS.from }],
          },
        ],
      },
    ],
  },
  useKnownTagsQuery: { statements: 1, counts: { tables: ["Customer"], because: "all tags are counted" } },
  useClosedDaysQuery: { statements: 3, variables: [{ range: DAYS }] },
  useCurrentStockQuery: { statements: 1, variables: [{ ids: [id("Product")] }] },
  useOrderedQuantitiesQuery: { statements: 2, variables: [{ ...CUSTOMER, productIds: [id("Product")] }] },
  useProductGridQuery: {
    statements: 4,
    counts: exactly("Product"),
    variables: [{ first: 100 }, { first: 100, filter: { states: ["ENABLED"] } }],
  },
  useFreeStartsQuery: { statements: 2, variables: [{ input: { ...DAYS, ...TWO, forStaff: true } }] },
  useServiceChoicesQuery: { statements: 1 },
  useServingStaffQuery: { statements: 1 },
  useStaffChoicesQuery: {
    statements: 4,
    variables: [{ input: { serviceId: id("Service"), startsAt: `${FILLED_DAY}T05:00:00.000Z` } }],
  },
  useScanQuery: { statements: 2, variables: [{ text: "duct 4321" }, { text: "abc" }] },
  useUnseenAlertsQuery: { statements: 1 },
  useUsualServicesQuery: { statements: 3, variables: [CUSTOMER] },
};
