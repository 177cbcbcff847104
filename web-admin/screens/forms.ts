import type { Locator } from "../../testing/screens/locator.ts";
import type { Page } from "../../testing/screens/page.ts";
import { chooseRowAction } from "./console.ts";

/** A form of the console, and how a test fills it. */
export interface ConsoleForm {
  name: string;
  /** The screen on which the form opens. */
  path: string;
  /** The side bar's entry of that screen. A form without an address of its own needs it, so that Back stays in the console. */
  menu?: string;
  /** Opens the form from its screen, so that Back closes it. */
  open: (page: Page) => Promise<unknown>;
  /** A text field that every save sends. */
  field: (page: Page) => Locator;
  /** A valid text for it. */
  text: string;
  /** Fills the other required fields. */
  fill?: (page: Page) => Promise<unknown>;
  /** The button that saves. */
  submit: string;
  /** A page of its own: neither Escape nor a click beside it closes it. */
  isPage?: boolean;
  /** Leaving keeps a draft. */
  keepsDraft?: boolean;
}

const dialog = (page: Page) => page.getByRole("dialog");
const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

/** Chooses an action from the menu of the first row. */
export const chooseFirst = (name: string | RegExp) => (page: Page) =>
  chooseRowAction(page, page.getByRole("main"), name);

const label = (name: string | RegExp) => (page: Page) => dialog(page).getByLabel(name).first();
const write = (name: string | RegExp, text: string) => (page: Page) => label(name)(page).fill(text);
const nothing = async () => {};

const chooseClosures = (page: Page) =>
  page.getByRole("navigation", { name: "設定項目" }).getByRole("link", { name: /^店休/ }).click();

async function each(page: Page, steps: readonly ((page: Page) => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) await step(page);
}

const SAVE = { submit: "儲存" };
const NAME = { field: label(/^名稱/), text: "尚未存檔" };

/** The forms of new records. */
const NEW_RECORDS: readonly ConsoleForm[] = [
  {
    name: "new product",
    path: "/product",
    open: press("新增"),
    ...NAME,
    ...SAVE,
    fill: write(/^價格/, "120"),
  },
  { name: "new product type", path: "/product-type", open: press("新增"), ...NAME, ...SAVE },
  {
    name: "new discount",
    path: "/add-sub-list",
    open: press("新增"),
    ...NAME,
    ...SAVE,
    fill: write(/^金額|^折數/, "0.9"),
  },
  {
    name: "new service",
    path: "/service",
    open: press("新增"),
    ...NAME,
    ...SAVE,
    fill: write(/^時間長度/, "45"),
  },
  {
    name: "new shift template",
    path: "/shift",
    open: press("新增"),
    ...NAME,
    ...SAVE,
    fill: (page) => each(page, [write(/^開始時間/, "09:00"), write(/^結束時間/, "12:00")]),
  },
  {
    name: "new staff member",
    path: "/employer",
    open: press("新增"),
    field: label("姓名"),
    text: "何小姐",
    fill: async (page) => {
      await each(page, [write(/^英文姓名/, "Ho"), write(/^職稱/, "店員")]);
      await label(/^角色/)(page).selectOption({ index: 1 });
    },
    ...SAVE,
  },
  {
    name: "new API token",
    menu: "API 權杖",
    path: "/api-tokens",
    open: press("新增"),
    field: label(/^用途名稱/),
    text: "ERP",
    fill: (page) => label("訂單")(page).selectOption("讀取"),
    submit: "建立權杖",
  },
  {
    name: "new webhook",
    path: "/webhooks",
    open: press("新增"),
    field: label(/^網址/),
    text: "https://example.com/hook",
    fill: (page) => dialog(page).getByRole("button", { name: "新增" }).first().click(),
    ...SAVE,
  },
  {
    name: "new closure",
    menu: "商店設定",
    path: "/settings/closures",
    open: async (page) => {
      await chooseClosures(page);
      await press("新增臨時店休")(page);
    },
    field: label(/^原因/),
    text: "盤點",
    fill: (page) => each(page, [write("第一天", "2031-01-06"), write("最後一天", "2031-01-06")]),
    ...SAVE,
  },
];

/** The forms of existing records. */
const EDITED_RECORDS: readonly ConsoleForm[] = [
  {
    name: "product",
    path: "/product",
    open: press(/^編輯「[^」]*」$/),
    field: (page) => page.getByRole("form", { name: "商品" }).getByLabel(/^名稱/),
    text: "尚未存檔",
    ...SAVE,
    isPage: true,
  },
  {
    name: "discounts of a product",
    path: "/product?code=matcha",
    open: chooseFirst(/的折扣$/),
    field: label("最少數量"),
    text: "2",
    ...SAVE,
  },
  { name: "product type", path: "/product-type", open: press(/^編輯「/), ...NAME, ...SAVE },
  { name: "discount", path: "/add-sub-list", open: press(/^編輯「/), ...NAME, ...SAVE },
  { name: "service", path: "/service", open: press(/^編輯「/), ...NAME, ...SAVE },
  { name: "shift template", path: "/shift", open: press(/^編輯「/), ...NAME, ...SAVE },
  { name: "store", path: "/store-info", open: press(/^編輯「町家/), ...NAME, ...SAVE },
  {
    name: "closure",
    menu: "商店設定",
    path: "/settings/closures",
    open: async (page) => {
      await chooseClosures(page);
      await press(/^編輯「2/)(page);
    },
    field: label(/^原因/),
    text: "盤點",
    ...SAVE,
  },
  {
    name: "customer",
    path: "/line-user",
    open: press(/^編輯「/),
    field: label("備註"),
    text: "常客",
    ...SAVE,
  },
  {
    name: "reason of a block",
    menu: "封鎖名單",
    path: "/block-list",
    open: press(/^編輯封鎖/),
    field: label(/原因/),
    text: "x",
    ...SAVE,
  },
  {
    name: "order",
    path: "/product-order?state=OPEN",
    open: chooseFirst(/^編輯訂單/),
    field: label("備註"),
    text: "請按門鈴",
    ...SAVE,
  },
  {
    name: "appointment",
    path: "/appointment?state=PENDING",
    open: press(/^編輯預約/),
    field: (page) => dialog(page).getByLabel("備註").last(),
    text: "靠窗",
    ...SAVE,
  },
  {
    name: "staff member",
    path: "/employer",
    open: press(/^查看/),
    field: label(/^職稱/),
    text: "店長",
    ...SAVE,
  },
  {
    name: "password of a staff member",
    path: "/employer?tab=account",
    open: press(/^查看/),
    field: label(/^新密碼/),
    text: "a new password",
    submit: "儲存密碼",
  },
];

/** Forms that open over a screen without an address of their own. */
const ACTIONS: readonly ConsoleForm[] = [
  {
    name: "block",
    menu: "顧客",
    path: "/line-user",
    open: press(/^封鎖 /),
    field: label(/原因/),
    text: "x",
    submit: "封鎖",
  },
  {
    name: "new appointment",
    path: "/appointment",
    open: press("新增"),
    field: label(/^顧客姓名/),
    text: "王小明",
    submit: "儲存",
  },
];

/** Pages that are forms. */
const PAGES: readonly ConsoleForm[] = [
  {
    name: "broadcast",
    menu: "群發訊息",
    path: "/broadcast",
    open: nothing,
    field: (page) => page.getByRole("textbox", { name: "訊息內容" }),
    text: "新茶到貨",
    submit: "發送",
    isPage: true,
    keepsDraft: true,
  },
  {
    name: "new order",
    path: "/product-order",
    // The list stays until the form's code is loaded, and has a filter with the same label as the field.
    open: async (page) => {
      await press("新增")(page);
      await page.getByRole("button", { name: "下一步" }).waitFor();
    },
    field: (page) => page.getByLabel("訂購人", { exact: true }),
    text: "王太太",
    submit: "下一步",
    isPage: true,
    keepsDraft: true,
  },
  {
    name: "settings of the shop",
    menu: "商店設定",
    path: "/settings/shop",
    open: nothing,
    field: (page) => page.getByLabel("地址"),
    text: "台北市大同區迪化街一段 1 號",
    submit: "儲存",
    isPage: true,
  },
];

/** Opens the screen of a form and then the form. */
export async function openForm(page: Page, { path, menu, open }: ConsoleForm): Promise<void> {
  if (menu === undefined) await page.goto(path);
  else {
    await page.goto("/");
    await page
      .getByRole("navigation", { name: "主選單" })
      .getByRole("link", { name: menu, exact: true })
      .click();
  }
  await open(page);
}

export const CONSOLE_FORMS = [...NEW_RECORDS, ...EDITED_RECORDS, ...ACTIONS, ...PAGES];

/** Fills the required fields of a form, and the one that the tests check. */
export async function fillForm(page: Page, { fill = nothing, field, text }: ConsoleForm): Promise<Locator> {
  await fill(page);
  const input = field(page);
  await input.fill(text);
  return input;
}
