import type { Page } from "playwright-core";
import type { GalleryShop } from "./galleryShop.ts";

/** A screen of the gallery. */
export interface GalleryScreen {
  /** The name of its files. */
  name: string;
  title: string;
  path: string | ((shop: GalleryShop) => string);
  /** What must be visible besides the heading. */
  drawn?: string;
  /** What is done on the page before the picture is taken. */
  act?: (page: Page, shop: GalleryShop) => Promise<void>;
}

export const CONSOLE_SCREENS: readonly GalleryScreen[] = [
  { name: "console-home", title: "Home: what needs attention today", path: "/" },
  { name: "console-reports", title: "Reports", path: "/reports" },
  {
    name: "console-closing",
    title: "The closing sheet of a day",
    path: "/reports?print=closing",
    drawn: "table",
  },
  {
    name: "console-palette",
    title: "The search (⌘K), which finds screens, actions, and records",
    path: "/",
    async act(page) {
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill("林");
      await page.getByRole("option").nth(1).waitFor();
    },
  },
  {
    name: "console-notifications",
    title: "The newest notifications with their actions",
    path: "/",
    async act(page) {
      await page.locator("button[aria-label^=通知]").click();
      await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    },
  },
  { name: "console-orders", title: "Orders", path: "/product-order" },
  {
    name: "console-orders-selected",
    title: "Selected orders, and what can be done with all of them",
    path: "/product-order",
    async act(page) {
      // A table begins with the box of all rows, cards with that of the first one.
      await page.getByRole("checkbox", { name: /^選取/ }).first().check();
      await page.getByRole("toolbar", { name: "批次操作" }).waitFor();
    },
  },
  {
    name: "console-order",
    title: "An order with a time slot",
    path: ({ slotOrder }) => `/product-order?order=${slotOrder}`,
    drawn: "[role=dialog]",
  },
  {
    name: "console-pick-list",
    title: "The pick list of several orders",
    path: ({ slotOrder, parcelOrder }) => `/product-order?print=pick&orders=${slotOrder},${parcelOrder}`,
    drawn: "table",
  },
  {
    name: "console-receipt",
    title: "A receipt, 80 mm",
    path: ({ slotOrder }) => `/product-order?print=receipt&orders=${slotOrder}`,
    drawn: "article",
  },
  {
    name: "console-label",
    title: "The address label of a parcel, 100 × 150 mm",
    path: ({ parcelOrder }) => `/product-order?print=label&orders=${parcelOrder}`,
    drawn: "article",
  },
  {
    name: "console-label-a4",
    title: "The address label on A4",
    path: ({ parcelOrder }) => `/product-order?print=label-a4&orders=${parcelOrder}`,
    drawn: "article",
  },
  { name: "console-transfers", title: "Matching bank transfers", path: "/product-order/transfers" },
  { name: "console-order-add", title: "A new order entered by staff", path: "/product-order/add" },
  {
    name: "console-order-variants",
    title: "Choosing a variant for an order",
    path: "/product-order/add",
    async act(page, { shirt }) {
      await page.getByLabel("訂購人", { exact: true }).fill("王太太");
      await page.getByRole("button", { name: "下一步" }).click();
      await page.getByRole("button", { name: "選擇商品" }).click();
      const picker = page.getByRole("dialog", { name: "選擇商品" });
      await picker.getByRole("textbox", { name: "商品名稱" }).fill(shirt.name);
      await picker.getByRole("button", { name: "選擇規格" }).click();
      await picker.getByRole("button", { name: /^靛藍 \/ M/ }).click();
    },
  },
  {
    name: "console-order-content",
    title: "The review of an order that staff entered",
    path: ({ slotOrder }) => `/product-order/content?order=${slotOrder}&step=3`,
  },
  { name: "console-products", title: "Products", path: "/product" },
  {
    name: "console-product",
    title: "A product with the card that customers see",
    path: ({ shirt }) => `/product/${shirt.number}`,
    drawn: "[role=tabpanel]",
  },
  {
    name: "console-product-variants",
    title: "Options and variants of a product",
    path: ({ shirt }) => `/product?variants=${shirt.number}`,
    drawn: "[role=dialog] table",
  },
  {
    name: "console-product-grid",
    title: "Editing many products",
    path: "/product?grid=open",
    drawn: "table input",
  },
  {
    name: "console-product-import",
    title: "Importing products",
    path: "/product?import=new",
    drawn: "[role=dialog]",
  },
  { name: "console-stock-take", title: "A stock-take", path: "/product/stock-take" },
  { name: "console-product-types", title: "Product types", path: "/product-type" },
  { name: "console-discounts", title: "Discounts", path: "/add-sub-list" },
  { name: "console-images", title: "Images", path: "/image-registry" },
  { name: "console-product-show", title: "Products in stock", path: "/product-show?mode=show" },
  { name: "console-customers", title: "Customers", path: "/line-user" },
  {
    name: "console-customer",
    title: "A customer with tags and timeline",
    path: ({ customer }) => `/line-user/customer?customer=${customer}`,
  },
  {
    name: "console-customer-merge",
    title: "Merging two records of a customer",
    path: ({ withoutLine }) => `/line-user/customer?customer=${withoutLine}`,
    async act(page, { customerPhone }) {
      await page.getByRole("button", { name: "合併…" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox").or(dialog.getByRole("combobox")).first().fill(customerPhone);
      await page
        .getByRole("option")
        .or(dialog.getByRole("button", { name: customerPhone }))
        .first()
        .click();
      await dialog.getByText("保留").first().waitFor();
    },
  },
  { name: "console-blocks", title: "Block list", path: "/block-list" },
  { name: "console-broadcast", title: "Broadcast", path: "/broadcast" },
  { name: "console-staff", title: "Staff", path: "/employer" },
  {
    name: "console-staff-member",
    title: "A staff member",
    path: "/employer?staff=4",
    drawn: "[role=dialog]",
  },
  { name: "console-shift-calendar", title: "Shift calendar", path: "/employer-shift", drawn: ".ec-event" },
  { name: "console-shift-templates", title: "Shift templates", path: "/shift" },
  { name: "console-services", title: "Services", path: "/service" },
  { name: "console-appointments", title: "Appointments", path: "/appointment" },
  {
    name: "console-appointment-add",
    title: "Booking for a customer",
    path: "/appointment?add=new",
    drawn: "[role=dialog]",
  },
  {
    name: "console-appointment-calendar",
    title: "Appointment calendar",
    path: "/appointmentlog",
    // On a phone, it is a list of the day.
    drawn: ".ec-event, main li",
  },
  { name: "console-timetable", title: "The day's timetable", path: "/appointmentlog/timetable" },
  { name: "console-store", title: "Store", path: "/store-info" },
  { name: "console-settings", title: "Settings: the sections", path: "/settings" },
  { name: "console-settings-shop", title: "Settings: shop", path: "/settings/shop" },
  { name: "console-settings-payment", title: "Settings: payment", path: "/settings/payment" },
  { name: "console-settings-ordering", title: "Settings: ordering", path: "/settings/ordering" },
  {
    name: "console-settings-shipping",
    title: "Settings: shipping, and how full the time slots are",
    path: "/settings/shipping",
    drawn: "table",
  },
  {
    name: "console-shipping-slots",
    title: "The time slots of a shipping method",
    path: "/settings/shipping",
    async act(page) {
      await page.getByRole("button", { name: "編輯「店面自取」" }).click();
      await page.getByRole("button", { name: "在星期一新增時段" }).scrollIntoViewIfNeeded();
    },
  },
  { name: "console-settings-salon", title: "Settings: salon", path: "/settings/salon" },
  { name: "console-settings-line", title: "Settings: LINE", path: "/settings/line" },
  { name: "console-settings-closures", title: "Settings: closures", path: "/settings/closures" },
  { name: "console-api-tokens", title: "API tokens", path: "/api-tokens" },
  { name: "console-webhooks", title: "Webhooks", path: "/webhooks" },
  { name: "console-failed-jobs", title: "Failed jobs", path: "/failed-jobs" },
];

/** Puts a variant of the shirt into the cart, and opens the cart. */
async function fillCart(page: Page, { shirt }: GalleryShop): Promise<void> {
  await page.getByRole("button", { name: `選擇「${shirt.name}」的規格` }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: "靛藍" }).check();
  await sheet.getByRole("radio", { name: "M", exact: true }).check();
  await sheet.getByRole("button", { name: "加入購物車" }).click();
  await page.getByRole("button", { name: /查看購物車/ }).click();
  await page.getByRole("dialog", { name: "購物車" }).getByText("靛藍 / M").waitFor();
}

export const CUSTOMER_SCREENS: readonly GalleryScreen[] = [
  { name: "storefront", title: "Storefront", path: "/product-show" },
  {
    name: "storefront-product",
    title: "A product with variants",
    path: ({ shirt }) => `/bot-order?product=${encodeURIComponent(shirt.id)}`,
    async act(page) {
      await page.getByRole("dialog").getByRole("radio", { name: "靛藍" }).check();
      await page.getByRole("dialog").getByRole("radio", { name: "M", exact: true }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "storefront-variants",
    title: "Choosing a variant from its card",
    path: "/bot-order",
    async act(page, { shirt }) {
      await page.getByRole("button", { name: `選擇「${shirt.name}」的規格` }).click();
      await page.getByRole("dialog").getByRole("radio", { name: "靛藍" }).check();
    },
  },
  { name: "storefront-cart", title: "Cart", path: "/bot-order", act: fillCart },
  {
    name: "storefront-checkout",
    title: "Checkout with time slots",
    path: "/bot-order",
    async act(page, shop) {
      await fillCart(page, shop);
      await page.getByRole("button", { name: "前往結帳" }).click();
      const form = page.getByRole("dialog", { name: "結帳" });
      await form.getByRole("tab", { name: "到店取貨" }).click();
      await form
        .getByText(/^剩 \d/)
        .first()
        .waitFor();
    },
  },
  {
    name: "storefront-orders",
    title: "My orders",
    path: "/bot-order/orders",
    act: (page, { ownOrder }) => page.getByText(ownOrder).first().waitFor(),
  },
  {
    name: "storefront-order",
    title: "An order",
    path: ({ ownOrder }) => `/bot-order/orders/${ownOrder}`,
    act: (page, { ownOrder }) => page.getByText(ownOrder).first().waitFor(),
  },
  {
    name: "storefront-share",
    title: "Share",
    path: ({ shirt }) => `/share?product=${encodeURIComponent(shirt.id)}`,
  },
  { name: "storefront-store", title: "Store information", path: "/bot-order/store" },
  { name: "booking", title: "Booking: any staff member, or a named one", path: "/appointment-customer" },
  {
    name: "booking-general",
    title: "Booking with any staff member",
    path: "/appointment-customer?mode=general",
    act: (page) => page.getByRole("heading", { name: "選擇服務人員" }).waitFor(),
  },
  {
    name: "booking-named",
    title: "Booking with a named staff member",
    path: "/appointment-customer?mode=named",
    act: (page) => page.getByText("不指定", { exact: true }).first().waitFor(),
  },
  {
    name: "booking-calendar",
    title: "The customer's calendar",
    path: "/appointmentlog-customer",
    act: (page) => page.getByText("今天", { exact: true }).first().waitFor(),
  },
];
