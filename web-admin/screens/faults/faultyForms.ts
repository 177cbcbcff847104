import sharp from "sharp";
import type { Locator } from "../../../testing/screens/locator.ts";
import type { Page } from "../../../testing/screens/page.ts";
import { MAY } from "../../e2e/shiftScreen.ts";
import { chooseFile } from "../console.ts";
import { CONSOLE_FORMS, type ConsoleForm, fillForm, openForm } from "../forms.ts";
import type { DialogShop } from "./dialogShop.ts";

/** A form in a dialog or panel whose save fails. */
export interface FaultyForm {
  name: string;
  /** The components below web-admin/src that contain the form. */
  components: readonly string[];
  open: (page: Page, shop: DialogShop) => Promise<unknown>;
  /** Fills the form, and returns an element with a part of the input. */
  fill: (page: Page) => Promise<Locator>;
  /** The button that saves. */
  submit: string;
}

/** The components of the forms that the tests of unsaved input open, too. */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  "new product": ["products/record/NewProduct.tsx"],
  "new product type": ["productTypes/NewProductType.tsx"],
  "new discount": ["discounts/NewDiscount.tsx"],
  "new service": ["services/NewService.tsx"],
  "new shift template": ["shifts/NewShiftTemplate.tsx"],
  "new staff member": ["staff/record/NewStaff.tsx"],
  "new API token": ["apiTokens/NewToken.tsx"],
  "new webhook": ["webhooks/record/NewWebhook.tsx"],
  "new closure": ["absences/AbsencePanel.tsx"],
  product: ["products/record/ProductEditor.tsx"],
  "discounts of a product": ["products/record/DiscountsEditor.tsx"],
  "product type": ["productTypes/ProductTypeEditor.tsx"],
  discount: ["discounts/DiscountEditor.tsx"],
  service: ["services/ServiceEditor.tsx"],
  "shift template": ["shifts/ShiftTemplateEditor.tsx"],
  store: ["store/StoreEditor.tsx"],
  closure: ["absences/AbsencePanel.tsx"],
  customer: ["customers/edit/CustomerEditor.tsx"],
  "reason of a block": ["blocks/BlockEditor.tsx"],
  order: ["orders/record/OrderEditor.tsx"],
  appointment: ["appointments/form/AppointmentForm.tsx"],
  "staff member": ["staff/record/OpenStaff.tsx"],
  "password of a staff member": ["staff/record/OpenStaff.tsx"],
  block: ["customers/BlockDialog.tsx"],
};

// Pages that are forms have tests of their own. A new appointment needs a free time, which the form below chooses.
const isInDialog = ({ isPage, name }: ConsoleForm) => isPage !== true && name !== "new appointment";

const LISTED_FORMS: readonly FaultyForm[] = CONSOLE_FORMS.filter(isInDialog).map((form) => ({
  name: form.name,
  components: COMPONENTS[form.name] ?? [],
  open: (page) => openForm(page, form),
  fill: (page) => fillForm(page, form),
  submit: form.submit,
}));

const dialog = (page: Page) => page.getByRole("dialog").last();
const field = (page: Page, name: string | RegExp) => dialog(page).getByLabel(name).first();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

/** Fills a field, and returns it. */
const write = (name: string | RegExp, text: string) => async (page: Page) => {
  await field(page, name).fill(text);
  return field(page, name);
};

const openOrder = (number: number) => `/product-order?order=${number}`;

/** Opens a screen, and then the form by a button of this name. */
const by =
  (path: string | ((shop: DialogShop) => string), name: string | RegExp): FaultyForm["open"] =>
  async (page, shop) => {
    await page.goto(typeof path === "string" ? path : path(shop));
    await press(page, name);
  };

/** Selects the rows of a page of a list, and opens a form of the bulk bar. */
const bulk =
  (path: string, name: string): FaultyForm["open"] =>
  async (page) => {
    await page.goto(path);
    await page.getByRole("checkbox", { name: "選取本頁全部" }).check();
    await page.getByRole("toolbar", { name: "批次操作" }).getByRole("button", { name }).click();
  };

async function poster(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: "#24613b" } })
    .png()
    .toBuffer();
}

const OF_ORDERS: readonly FaultyForm[] = [
  {
    name: "received money",
    components: ["orders/payments/RecordPaymentDialog.tsx"],
    open: by(({ paidOrder }) => openOrder(paidOrder), "記錄收款"),
    fill: write("金額", "3"),
    submit: "記錄收款",
  },
  {
    name: "refund",
    components: ["orders/payments/RefundDialog.tsx"],
    open: by(({ paidOrder }) => openOrder(paidOrder), /^退款：/),
    fill: write("退款原因", "商品破損"),
    submit: "退款",
  },
  {
    name: "packed parcel",
    components: ["orders/parcels/PackDialog.tsx"],
    open: by(({ openOrder: number }) => openOrder(number), "包裝包裹"),
    fill: write("貨運單號", "A 1"),
    submit: "包裝包裹",
  },
  {
    name: "tracking of a parcel",
    components: ["orders/parcels/TrackingDialog.tsx"],
    open: by(({ packedOrder }) => openOrder(packedOrder), "編輯追蹤資料"),
    fill: write("貨運單號", "A 2"),
    submit: "儲存",
  },
  {
    name: "convenience store of an order",
    components: ["orders/parcels/ChangeStoreDialog.tsx"],
    open: by(({ reservedOrder }) => openOrder(reservedOrder), "更換門市"),
    fill: write("店號", "131387"),
    submit: "儲存",
  },
  {
    name: "time slot of an order",
    components: ["orders/record/ChangeSlotDialog.tsx"],
    open: async (page, { slotOrder }) => {
      await page.goto(openOrder(slotOrder));
      await dialog(page).getByRole("button", { name: "變更", exact: true }).click();
    },
    fill: async (page) => {
      await field(page, "時段").selectOption({ index: 1 });
      return field(page, "時段");
    },
    submit: "儲存",
  },
];

const OF_CATALOG: readonly FaultyForm[] = [
  {
    name: "variants of a product",
    components: ["products/variants/VariantsEditor.tsx"],
    open: async (page, { variants }) => {
      await page.goto(`/product?variants=${variants}`);
      await dialog(page).getByRole("table").waitFor();
    },
    fill: write("Blue / M 的價格", "480"),
    submit: "儲存規格",
  },
  {
    name: "price of many products",
    components: ["bulk/BulkForm.tsx"],
    open: bulk("/product", "價格 ±%"),
    fill: write("百分比", "5"),
    submit: "儲存",
  },
  {
    name: "stock on the home page",
    components: ["home/attention/StockDialog.tsx"],
    open: by("/", /^修改庫存/),
    fill: write("庫存", "40"),
    submit: "儲存",
  },
  {
    name: "new image",
    components: ["images/NewImage.tsx"],
    open: by("/image-registry", "新增"),
    fill: async (page) => {
      const bytes = await poster();
      const choose = dialog(page).getByRole("button", { name: "選擇圖片" });
      await chooseFile(page, choose, { name: "poster.png", bytes });
      await dialog(page).getByRole("img", { name: "圖片預覽" }).waitFor();
      return write("名稱", "夏季海報")(page);
    },
    submit: "儲存",
  },
  {
    name: "image",
    components: ["images/ImageEditor.tsx"],
    open: by("/image-registry", /^編輯「/),
    fill: write("名稱", "秋季海報"),
    submit: "儲存",
  },
  {
    name: "new shipping method",
    components: ["shipping/NewShippingMethod.tsx"],
    open: async (page) => {
      await page.goto(`/settings/shipping`);
      await page.getByRole("button", { name: "新增", exact: true }).click();
    },
    fill: write("名稱", "黑貓宅配"),
    submit: "儲存",
  },
  {
    name: "shipping method",
    components: ["shipping/ShippingMethodEditor.tsx"],
    open: by("/settings/shipping", /^編輯「店面自取/),
    fill: write("名稱", "門市自取"),
    submit: "儲存",
  },
];

const OF_PEOPLE: readonly FaultyForm[] = [
  {
    name: "new customer",
    components: ["customers/add/NewCustomer.tsx"],
    open: by("/line-user", "新增"),
    fill: write("名稱", "電話預約的李先生"),
    submit: "儲存",
  },
  {
    name: "merge of two customers",
    components: ["customerPage/MergeCustomersDialog.tsx"],
    open: by(({ customer }) => `/line-user/customer?customer=${customer}`, "合併…"),
    fill: async (page) => {
      await field(page, "顧客（姓名或電話）").fill("Grace");
      const found = dialog(page).getByRole("list", { name: "找到的顧客" });
      await found.getByRole("button").first().click();
      await dialog(page).getByText("保留").first().waitFor();
      return dialog(page).getByRole("button", { name: /^移除顧客/ });
    },
    submit: "合併",
  },
  {
    name: "tag of many customers",
    components: ["bulk/BulkForm.tsx"],
    open: bulk("/line-user", "標籤"),
    fill: async (page) => {
      const tag = dialog(page).getByRole("combobox", { name: "標籤" });
      await tag.fill("常客");
      return tag;
    },
    submit: "儲存",
  },
  {
    name: "webhook",
    components: ["webhooks/record/WebhookEditor.tsx"],
    open: by("/webhooks", /^編輯「/),
    fill: write("說明", "會計系統"),
    submit: "儲存",
  },
];

const OF_SALON: readonly FaultyForm[] = [
  {
    name: "move of an appointment",
    components: ["appointmentCalendar/MoveDialog.tsx"],
    open: async (page, { appointment }) => {
      await page.goto(`/appointmentlog?view=day&day=2031-05-07&move=${appointment}`);
      await field(page, "時間").waitFor();
    },
    fill: write("時間", "13:00"),
    submit: "改期",
  },
  {
    name: "new appointment",
    components: ["appointments/booking/BookingPanel.tsx"],
    open: async (page) => {
      await page.goto(`/appointment?add=2031-05-08T15:30`);
      await dialog(page).waitFor();
    },
    fill: async (page) => {
      await field(page, "顧客姓名（真實全名）").fill("王小明");
      await dialog(page).getByRole("textbox", { name: "電話", exact: true }).fill("0900-700-700");
      await dialog(page)
        .getByRole("button", { name: /^加入「除毛」/ })
        .click();
      const start = dialog(page).getByRole("button", { name: "15:30", exact: true, pressed: true });
      await start.waitFor();
      return start;
    },
    submit: "建立預約",
  },
  {
    name: "shifts of many days",
    components: ["shiftCalendar/QuickSetting.tsx"],
    open: by(MAY, "快速排班"),
    fill: async (page) => {
      for (const name of ["林小美", /^早班/, "2031年5月20日 星期二"])
        await dialog(page).getByRole("button", { name }).first().click();
      return dialog(page).getByRole("button", { name: "林小美", exact: true, pressed: true });
    },
    submit: "套用",
  },
];

export const FAULTY_FORMS = [...LISTED_FORMS, ...OF_ORDERS, ...OF_CATALOG, ...OF_PEOPLE, ...OF_SALON];
