import { pageCursor } from "../../schema/src/ids.ts";
import { FILLED_DAY } from "../servers/filledShop.ts";
import { id, type QueryBudget } from "./queryBudget.ts";

const DAYS = { from: FILLED_DAY, to: "2026-12-02" };
const SELL = { states: ["ENABLED"] };
const STOREFRONT = [
  { filter: SELL },
  { filter: { ...SELL, text: "duct 4321" } },
  { filter: { ...SELL, typeIds: [id("ProductType")] } },
  { filter: { ...SELL, topPick: true } },
];
const ONE_ON_SALE = [{ filter: { ...SELL, ids: [id("Product")] }, isValidId: true }];

const CART = [1, 2, 3].map((number) => ({ productId: id("Product", number), quantity: "1" }));

/** Every query of the customer pages, executed as customer 1. */
export const CUSTOMER_QUERY_BUDGETS: Record<string, QueryBudget> = {
  BookingPageQuery: { statements: 3 },
  CalendarPageQuery: { statements: 1 },
  MyOrdersPageQuery: {
    statements: 4,
    variables: [
      { count: 5 },
      { count: 5, after: pageCursor(3, 5) },
      { count: 5, filter: { states: ["COMPLETE"] } },
    ],
  },
  OrderPageQuery: { statements: 5, variables: [{ numbers: [1] }] },
  ProductDetailQuery: { statements: 1, variables: ONE_ON_SALE },
  ProductListPaginationQuery: {
    statements: 2,
    variables: STOREFRONT.map((shown) => ({ ...shown, count: 20, cursor: pageCursor(2, 20) })),
  },
  ReorderQuery: { statements: 3, variables: [{ lines: CART }] },
  SharePageQuery: { statements: 1, variables: ONE_ON_SALE },
  StoreInformationPageQuery: { statements: 2 },
  TypeTabsPaginationQuery: { statements: 2, variables: [{ typeCount: 100, typeCursor: pageCursor(2, 100) }] },
  StockNoticeQuery: { statements: 2, variables: [{ id: id("Product") }] },
  StorefrontPageQuery: { statements: 4, variables: STOREFRONT },
  VariantPurchaseQuery: { statements: 1, variables: [{ id: id("Product") }] },
  sessionQuery: { statements: 1 },
  useBookableDaysQuery: { statements: 2, variables: [DAYS] },
  useCartQuoteQuery: { statements: 3, variables: [{ lines: CART }] },
  useContactDetailsQuery: { statements: 2 },
  useFreeSlotsQuery: { statements: 1, variables: [{ input: { ...DAYS, serviceIds: [id("Service")] } }] },
  useMyAppointmentsQuery: { statements: 4, variables: [{}, { after: pageCursor(2, 100) }] },
  useNextFreeStartsQuery: {
    statements: 2,
    variables: [{ input: { ...DAYS, serviceIds: [] } }, { input: { ...DAYS, serviceIds: [id("Service")] } }],
  },
  useServiceOffersPaginationQuery: {
    statements: 2,
    variables: [{ serviceCount: 100, serviceCursor: pageCursor(2, 100) }],
  },
  useShippingQuery: { statements: 2 },
  useShippingSlotsQuery: {
    statements: 3,
    variables: [{ shippingMethodId: id("ShippingMethod"), lines: CART }],
  },
  usePostalDistrictsQuery: { statements: 0, variables: [{ code: "103" }] },
};
