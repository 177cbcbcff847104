import { APPOINTMENT_COLUMNS } from "@machiya/schema/domain/appointments/appointmentImport";
import { workbook } from "../../../schema/src/testing/workbooks.ts";
import type { Page } from "../../../testing/screens/page.ts";
import { MAY } from "../../e2e/shiftScreen.ts";
import { chooseFile, chooseRowAction } from "../console.ts";
import type { DialogShop } from "./dialogShop.ts";

/** A dialog that asks for confirmation before it writes. */
export interface Question {
  name: string;
  /** The components below web-admin/src that contain the question. */
  components: readonly string[];
  path: string | ((shop: DialogShop) => string);
  open: (page: Page) => Promise<unknown>;
  /** The button that acts. */
  confirm: string | RegExp;
  /** The button that leaves the question; the default is "取消". */
  dismiss?: string;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const choose = (name: RegExp) => (page: Page) => chooseRowAction(page, page.getByRole("main"), name);

/** Selects the rows of a page of a list, and presses a button. */
const ofSelected = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("checkbox", { name: "選取本頁全部" }).check();
  await page.getByRole("button", { name }).last().click();
};

const importFile = (name: string, bytes: Buffer) => async (page: Page) => {
  const panel = page.getByRole("dialog");
  await chooseFile(page, panel.getByRole("button", { name: "選擇檔案" }), { name, bytes });
  await panel.getByRole("button", { name: "匯入", exact: true }).click();
};

const order = (number: number) => `/product-order?order=${number}`;

const OF_ORDERS: readonly Question[] = [
  {
    name: "advancing an order",
    components: ["orders/record/AdvanceDialog.tsx"],
    path: "/product-order?buyer=尚未處理",
    open: press(/^將訂單 \d+ 標示為/),
    confirm: "進入下一狀態",
  },
  {
    name: "canceling an order",
    components: ["orders/record/CancelDialog.tsx"],
    path: ({ openOrder }) => order(openOrder),
    open: press(/^取消訂單 \d/),
    confirm: "取消訂單",
    dismiss: "保留訂單",
  },
  {
    name: "deleting an order",
    components: ["orders/list/DeleteOrdersDialog.tsx"],
    path: "/product-order?buyer=尚未處理",
    open: choose(/^刪除訂單/),
    confirm: "刪除",
  },
  {
    name: "removing a product from an order",
    components: ["orders/record/OrderLineEditor.tsx"],
    path: ({ openOrder }) => `/product-order?edit=${openOrder}&tab=contents`,
    open: press(/^移除「/),
    confirm: "移除",
  },
  {
    name: "canceling many orders",
    components: ["bulk/BulkVerb.tsx"],
    path: "/product-order?buyer=尚未處理",
    open: ofSelected(/^取消訂單$/),
    confirm: "取消訂單",
  },
  {
    name: "voiding a payment",
    components: ["orders/payments/PaymentEntry.tsx"],
    path: ({ paidOrder }) => order(paidOrder),
    open: press(/^作廢：/),
    confirm: "作廢",
  },
  {
    name: "settling a refund",
    components: ["orders/payments/RefundEntry.tsx"],
    path: ({ paidOrder }) => order(paidOrder),
    open: press(/^已退還：/),
    confirm: "已退還",
  },
  {
    name: "capturing reserved money",
    components: ["orders/payments/AuthorizationDialog.tsx"],
    path: ({ reservedOrder }) => order(reservedOrder),
    open: press(/^請款：/),
    confirm: "請款",
  },
  {
    name: "releasing reserved money",
    components: ["orders/payments/AuthorizationDialog.tsx"],
    path: ({ reservedOrder }) => order(reservedOrder),
    open: press(/^取消授權：/),
    confirm: "取消授權",
  },
];

/** A question before the records of a list are deleted. */
const deletion = (name: string, component: string, path: string): Question => ({
  name,
  path,
  components: [component],
  open: press(/^刪除「/),
  confirm: "刪除",
});

const DELETIONS: readonly Question[] = [
  deletion("deleting a product type", "productTypes/DeleteProductTypes.tsx", "/product-type"),
  {
    ...deletion("deleting a product", "products/list/DeleteProducts.tsx", "/product"),
    open: choose(/^刪除「/),
  },
  deletion("deleting a customer", "customers/DeleteCustomersDialog.tsx", "/line-user"),
  deletion("deleting a discount", "discounts/DeleteDiscounts.tsx", "/add-sub-list"),
  deletion("deleting a service", "services/DeleteServices.tsx", "/service"),
  deletion("deleting a shift template", "shifts/DeleteShiftTemplates.tsx", "/shift"),
  deletion("deleting an image", "images/DeleteImages.tsx", "/image-registry"),
  deletion("deleting a webhook", "webhooks/DeleteWebhooks.tsx", "/webhooks"),
  deletion("deleting a shipping method", "shipping/DeleteShippingMethod.tsx", "/settings/shipping"),
  deletion("deleting the store", "store/DeleteStore.tsx", "/store-info"),
  deletion("deleting a closure", "store/closures/StoreClosures.tsx", "/settings/closures"),
  {
    ...deletion("deleting time off", "staff/timeOff/TimeOff.tsx", ""),
    path: ({ staff }) => `/employer?staff=${staff}&tab=shift`,
    open: async (page) => {
      // The calendar above the button moves it when it appears, and a click on what moves is lost.
      await page.getByRole("dialog").locator(".ec-day").first().waitFor();
      await press(/^刪除「/)(page);
    },
  },
  {
    ...deletion("deleting a failed job", "failedJobs/DeleteFailedJobs.tsx", "/failed-jobs"),
    open: press(/^刪除 /),
  },
  {
    ...deletion("deleting an appointment", "appointments/list/DeleteAppointments.tsx", "/appointment"),
    open: ofSelected(/^刪除所選/),
  },
];

const OF_SALON: readonly Question[] = [
  {
    name: "confirming an appointment",
    components: ["appointments/record/ConfirmAppointment.tsx"],
    path: "/appointment?state=PENDING",
    open: press(/^確認預約 \d/),
    confirm: "確認",
  },
  {
    name: "declining an appointment",
    components: ["appointments/record/CancelAppointmentDialog.tsx"],
    path: "/appointment?customer=兩項客",
    open: press(/^婉拒預約 \d/),
    confirm: "婉拒",
    dismiss: "保留預約",
  },
  {
    name: "removing a service from an appointment",
    components: ["appointments/record/AppointmentLines.tsx"],
    path: ({ appointment }) => `/appointment?appointment=${appointment}`,
    open: press(/^刪除項目「/),
    confirm: "刪除",
  },
  {
    name: "opening the shifts of a month to customers",
    components: ["shiftCalendar/useShiftActions.tsx"],
    path: ({ staff }) => `${MAY}&staff=${staff}`,
    open: async (page) => {
      await page.getByLabel("日期").fill("2031-05-06");
      await page.getByLabel("範圍").selectOption("month");
      await press("開放顧客預約")(page);
    },
    confirm: "開放顧客預約",
  },
  {
    name: "dismissing a staff member",
    components: ["staff/list/StaffActions.tsx"],
    path: "/employer",
    open: press(/^將「王大明」設為離職/),
    confirm: "離職",
  },
];

const OTHERS: readonly Question[] = [
  {
    name: "erasing a person",
    components: ["customerPage/EraseCustomerDialog.tsx"],
    path: ({ customer }) => `/line-user/customer?customer=${customer}`,
    open: press("清除個資…"),
    confirm: "清除",
  },
  {
    name: "unblocking a customer",
    components: ["customers/UnblockDialog.tsx"],
    path: "/block-list",
    open: press(/^解除封鎖 /),
    confirm: "解除封鎖",
  },
  {
    name: "unblocking many customers",
    components: ["blocks/BlocksPage.tsx"],
    path: "/block-list",
    open: ofSelected(/^解除所選/),
    confirm: /^解除所選/,
  },
  {
    name: "revoking a token",
    components: ["apiTokens/ApiTokenActions.tsx"],
    path: "/api-tokens",
    open: press(/^撤銷「/),
    confirm: "撤銷",
  },
  {
    name: "rotating a secret",
    components: ["webhooks/record/RotateSecret.tsx"],
    path: ({ webhook }) => `/webhooks?webhook=${webhook}`,
    open: press("更換密鑰"),
    confirm: "更換密鑰",
  },
  {
    name: "replaying all failed jobs",
    components: ["failedJobs/ReplayAll.tsx"],
    path: "/failed-jobs",
    open: press("全部重送"),
    confirm: "重送",
  },
  {
    name: "sending a broadcast",
    components: ["broadcast/compose/SendDialog.tsx"],
    path: "/broadcast",
    open: async (page) => {
      await page.getByRole("textbox", { name: "訊息內容" }).fill("新茶到貨");
      await page.getByRole("button", { name: "發送", exact: true }).click();
    },
    confirm: "發送",
  },
  {
    name: "canceling a broadcast",
    components: ["broadcast/CancelBroadcast.tsx"],
    path: "/broadcast",
    open: press(/^取消發送：/),
    confirm: "取消發送",
    dismiss: "保留",
  },
  {
    name: "importing products",
    components: ["products/imports/ImportPanel.tsx", "products/imports/ImportConfirm.tsx"],
    path: "/product?import=file",
    open: importFile("products.csv", Buffer.from("name,price\n新茶,300\n")),
    confirm: "匯入",
  },
  {
    name: "importing appointments",
    components: ["appointments/imports/ImportAppointmentsDialog.tsx"],
    path: "/appointment",
    open: async (page) => {
      await press("匯入 Excel")(page);
      const row = ["匯入客", "0900-000-005", "2031-05-08 10:30", "除毛", "林小美", ""];
      const bytes = workbook([[...APPOINTMENT_COLUMNS], row]);
      await importFile("appointments.xlsx", Buffer.from(bytes))(page);
    },
    confirm: "匯入",
  },
];

export const QUESTIONS: readonly Question[] = [...OF_ORDERS, ...DELETIONS, ...OF_SALON, ...OTHERS];
