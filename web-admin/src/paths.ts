/** Every address of the console, as documented; what lies behind `?` belongs to the screen. */
export const paths = {
  home: "/",
  setUp: "/set-up",
  orders: "/product-order",
  addOrder: "/product-order/add",
  orderContent: "/product-order/content",
  productShow: "/product-show",
  products: "/product",
  productTypes: "/product-type",
  discounts: "/add-sub-list",
  images: "/image-registry",
  store: "/store-info",
  apiTokens: "/api-tokens",
  customers: "/line-user",
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
} as const;

/** The order screen with this order's detail open, keeping the list as it stands in `search`. */
export function orderPath(number: number, search?: URLSearchParams): string {
  return openedPath("order", number, search);
}

/** The order screen with this order's editor open. */
export function orderEditPath(number: number, search?: URLSearchParams): string {
  return openedPath("edit", number, search);
}

function openedPath(key: "order" | "edit", number: number, search?: URLSearchParams): string {
  const params = new URLSearchParams(search);
  for (const other of ["order", "edit", "tab"]) params.delete(other);
  params.set(key, String(number));
  return `${paths.orders}?${params}`;
}

/** The appointment screen with this appointment's detail open, keeping the list as it stands in `search`. */
export function appointmentPath(number: number, search?: URLSearchParams): string {
  const params = new URLSearchParams(search);
  for (const other of ["edit", "add"]) params.delete(other);
  params.set("appointment", String(number));
  return `${paths.appointments}?${params}`;
}

/** Appointments that wait for review. */
export const pendingAppointmentsPath = `${paths.appointments}?state=PENDING`;

/** What is in stock, as staff see it; without the mode the address is the customers' page. */
export const productShowPath = `${paths.productShow}?mode=show`;

/** Orders that still want something done, open bank transfers that nobody marked as paid, products nearly gone. */
export const openOrdersPath = `${paths.orders}?state=OPEN`;
export const transfersToCheckPath = `${openOrdersPath}&paymentMethod=BANK_TRANSFER&paymentState=UNPAID`;
export const lowStockPath = `${paths.products}?state=ENABLED&stock=LOW`;

/** The two later steps of entering an order by hand: choosing its products, and looking it over. */
export function orderContentPath(number: number, step: 2 | 3): string {
  return `${paths.orderContent}?order=${number}${step === 3 ? "&step=3" : ""}`;
}

/** Somebody's detail over the staff list, at one of its tabs. */
export function staffPath(number: number, tab: "info" | "shift" = "info"): string {
  return `${paths.staff}?staff=${number}${tab === "shift" ? "&tab=shift" : ""}`;
}

/** Files of what a list's filters show, with the list's own parameters; and what appointments are imported with. */
export const exportPaths = {
  orders: "/exports/orders.csv",
  products: "/exports/products.csv",
  appointmentTemplate: "/exports/appointment-template.xlsx",
} as const;
