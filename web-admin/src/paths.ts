/** All documented paths of the console; each screen defines its own search parameters. */
export const paths = {
  home: "/",
  reports: "/reports",
  setUp: "/set-up",
  orders: "/product-order",
  addOrder: "/product-order/add",
  matchTransfers: "/product-order/transfers",
  orderContent: "/product-order/content",
  productShow: "/product-show",
  products: "/product",
  product: "/product/:product",
  stockTake: "/product/stock-take",
  productTypes: "/product-type",
  discounts: "/add-sub-list",
  images: "/image-registry",
  store: "/store-info",
  settings: "/settings",
  apiTokens: "/api-tokens",
  customers: "/line-user",
  customer: "/line-user/customer",
  blocks: "/block-list",
  broadcast: "/broadcast",
  staff: "/employer",
  shiftCalendar: "/employer-shift",
  appointments: "/appointment",
  appointmentCalendar: "/appointmentlog",
  timetable: "/appointmentlog/timetable",
  shiftTemplates: "/shift",
  services: "/service",
  webhooks: "/webhooks",
  failedJobs: "/failed-jobs",
} as const;

/**
 * Returns the URL of the order screen with this order's detail open; `search` keeps the list's parameters.
 */
export function orderPath(number: number, search?: URLSearchParams): string {
  return openedPath("order", number, search);
}

/** Returns the URL of the order screen with this order's editor open. */
export function orderEditPath(number: number, search?: URLSearchParams): string {
  return openedPath("edit", number, search);
}

function openedPath(key: "order" | "edit", number: number, search?: URLSearchParams): string {
  const params = new URLSearchParams(search);
  for (const other of ["order", "edit", "tab"]) params.delete(other);
  params.set(key, String(number));
  return `${paths.orders}?${params}`;
}

/** Returns the URL of the page of a customer. */
export const customerPath = (number: number): string => `${paths.customer}?customer=${number}`;

/**
 * Returns the URL of the appointment screen with this appointment's detail open; `search` keeps the list's
 * parameters.
 */
export function appointmentPath(number: number, search?: URLSearchParams): string {
  const params = new URLSearchParams(search);
  for (const other of ["edit", "add"]) params.delete(other);
  params.set("appointment", String(number));
  return `${paths.appointments}?${params}`;
}

/** The list of pending appointments. */
export const pendingAppointmentsPath = `${paths.appointments}?state=PENDING`;

/** The products in stock for staff; without the mode, this URL is the customers' page. */
export const productShowPath = `${paths.productShow}?mode=show`;

/**
 * The lists of open orders, of open bank transfers that are not marked as paid, and of products with low
 * stock.
 */
export const openOrdersPath = `${paths.orders}?state=OPEN`;
export const transfersToCheckPath = `${openOrdersPath}&paymentMethod=BANK_TRANSFER&paymentState=UNPAID`;
export const lowStockPath = `${paths.products}?state=ENABLED&stock=LOW`;

/** Returns the URL of the open orders that are requested for this day or an earlier one. */
export const ordersDuePath = (day: string): string => `${openOrdersPath}&expectedTo=${day}`;

/** Returns the URL of the page of a product. */
export const productPath = (number: number): string => `${paths.products}/${number}`;

/** Returns the URL of the page of a product with the editor of its variants open. */
export const productVariantsPath = (number: number): string => `${productPath(number)}?variants=${number}`;

/** Returns the URL of a day of the appointment calendar. */
export const appointmentDayPath = (day: string): string => `${paths.appointmentCalendar}?view=day&day=${day}`;

/** Returns the URL of step 2 (choosing products) or 3 (reviewing) of entering an order by hand. */
export function orderContentPath(number: number, step: 2 | 3): string {
  return `${paths.orderContent}?order=${number}${step === 3 ? "&step=3" : ""}`;
}

/** Returns the URL of a staff member's detail over the list, at one of its tabs. */
export function staffPath(number: number, tab: "info" | "shift" = "info"): string {
  return `${paths.staff}?staff=${number}${tab === "shift" ? "&tab=shift" : ""}`;
}

/**
 * The downloads: exports, which take the parameters of their lists, and the templates for imports.
 */
export const exportPaths = {
  orders: "/exports/orders.csv",
  payments: "/exports/payments.csv",
  products: "/exports/products.csv",
  appointments: "/exports/appointments.csv",
  customers: "/exports/customers.csv",
  staffHours: "/exports/staff-hours.csv",
  productTemplate: "/exports/product-template.csv",
  appointmentTemplate: "/exports/appointment-template.xlsx",
} as const;
