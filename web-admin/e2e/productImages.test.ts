import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Console, expectAccessible, hasText, openConsole } from "./console.ts";

let shop: Console;
let page: Page;

beforeAll(async () => {
  shop = await openConsole();
  page = await shop.open({ failingRequests: true });
});
afterAll(() => shop?.close());

const PRODUCT = "草莓大福 いちご大福 4 入";
/** The page's form of the product, or the dialog of a new one. */
const form = (of = page) => of.getByRole("form", { name: "商品" }).or(of.getByRole("dialog"));
const items = (of = page) => form(of).getByRole("list", { name: "圖片順序" }).getByRole("listitem");
const button = (name: string, of = page) => form(of).getByRole("button", { name });
const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function png(name: string, background: string): Promise<Chosen> {
  const buffer = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

async function choose(files: Chosen[], of = page): Promise<void> {
  const asked = of.waitForEvent("filechooser");
  await button("新增圖片", of).click();
  const chooser = await asked;
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles(files);
}

async function edit(of = page): Promise<void> {
  await of.goto(`${shop.origin}/product?code=daifuku`);
  await of.getByRole("button", { name: `編輯「${PRODUCT}」`, exact: true }).click();
  await button("新增圖片", of).waitFor();
}

async function save(): Promise<void> {
  await button("儲存").click();
  await hasText(page, "修改成功");
  await expect.poll(() => button("儲存").isDisabled()).toBe(true);
}

/** The texts of the stored images, in their order. */
async function stored(name = PRODUCT): Promise<string[]> {
  const { data } = await shop.admin.graphql<{
    products: { edges: { node: { images: { altText: string }[] } }[] };
  }>(
    "query ($name: String!) { products(filter: { name: $name }, first: 1) { edges { node { images { altText } } } } }",
    {
      name,
    },
  );
  return (data?.products.edges[0]?.node.images ?? []).map(({ altText }) => altText);
}

/** The texts in the form, in their order. */
const texts = () =>
  items()
    .getByRole("textbox")
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

/** Gives the form files as a drop on its field or as a paste. */
async function give(kind: "drop" | "paste", file: Chosen): Promise<void> {
  await button("新增圖片").evaluate(
    (element, { kind, name, mimeType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type: mimeType }));
      element.dispatchEvent(
        kind === "drop"
          ? new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data })
          : new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data }),
      );
    },
    { kind, name: file.name, mimeType: file.mimeType, base64: file.buffer.toString("base64") },
  );
}

describe("the images of a product", () => {
  it("are added several at once, each with its own error, and described", async () => {
    await edit();
    expect(await items().count()).toBe(1);
    await choose([
      await png("side.png", "#b3412a"),
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no image") },
      await png("back.png", "#1a264f"),
    ]);
    await form().getByText("notes.txt：這不是 PNG、JPEG、WebP 或 GIF 圖片。").waitFor();
    await expect.poll(() => items().getByRole("textbox").count()).toBe(3);
    await form().getByLabel("第一張圖片的說明").fill("正面");
    await form().getByLabel("第 2 張圖片的說明").fill("側面");
    await form().getByLabel("第 3 張圖片的說明").fill(" 背面 ");
    await expectAccessible(page);
    await save();
    expect(await stored()).toEqual(["正面", "側面", "背面"]);
  });

  it("are moved by keyboard, which keeps the focus and says the new place", async () => {
    await edit();
    const later = button("第 1 張圖片往後移");
    await later.focus();
    await page.keyboard.press("Enter");
    expect(await texts()).toEqual(["側面", "正面", "背面"]);
    await form().getByText("現在是 3 張中的第 2 張").waitFor({ state: "attached" });
    expect(await isFocused(button("第 2 張圖片往後移"))).toBe(true);
    await page.keyboard.press("Enter");
    expect(await texts()).toEqual(["側面", "背面", "正面"]);
    expect(await isFocused(button("第 3 張圖片往後移"))).toBe(true);
    await save();
    expect(await stored()).toEqual(["側面", "背面", "正面"]);
  });

  it("are moved by dragging", async () => {
    await edit();
    await items().nth(2).locator("[draggable=true]").dragTo(items().nth(0));
    expect(await texts()).toEqual(["正面", "側面", "背面"]);
    await save();
    expect(await stored()).toEqual(["正面", "側面", "背面"]);
  });

  it("are removed with an undo, which gets the focus", async () => {
    await edit();
    await button("移除第 2 張圖片").click();
    expect(await texts()).toEqual(["正面", "背面"]);
    const undo = button("復原");
    await undo.waitFor();
    expect(await isFocused(undo)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    expect(await texts()).toEqual(["正面", "側面", "背面"]);
    await button("移除第 3 張圖片").click();
    await save();
    expect(await stored()).toEqual(["正面", "側面"]);
  });

  it("are dropped and pasted, and an image that is there already is not added again", async () => {
    await edit();
    await give("drop", await png("drop.png", "#227744"));
    await form().getByLabel("第 3 張圖片的說明").waitFor();
    await give("paste", await png("paste.png", "#aa8811"));
    await form().getByLabel("第 4 張圖片的說明").waitFor();
    await give("paste", await png("again.png", "#227744"));
    await form().getByText("again.png：這張圖片已在列表中。").waitFor();
    expect(await items().count()).toBe(4);
    await button("取消").click();
    await expect.poll(() => items().count()).toBe(2);
  });

  it("that could not be sent stay to be sent again, and the form is not saved without them", async () => {
    await edit();
    const broken = (url: URL) => url.pathname.startsWith("/graphql");
    await page.route(broken, (route) =>
      route.request().postData()?.includes("data:image") === true ? route.abort() : route.continue(),
    );
    await choose([await png("lost.png", "#772266")]);
    await form().getByText("lost.png 上傳失敗，請檢查網路連線。").waitFor({ timeout: 60_000 });
    await button("儲存").click();
    await form().getByText("請等所有圖片上傳完成，或移除失敗的圖片。").waitFor();
    await expectAccessible(page);
    expect(await stored()).toEqual(["正面", "側面"]);
    await page.unroute(broken);
    await button("重試").click();
    await form().getByLabel("第 3 張圖片的說明").fill("盒子");
    await save();
    expect(await stored()).toEqual(["正面", "側面", "盒子"]);
  });

  it("are at most eight", async () => {
    await edit();
    await choose(
      await Promise.all(["1", "2", "3", "4", "5", "6"].map((n) => png(`${n}.png`, `#${n}0${n}0${n}0`))),
    );
    await form().getByText("每件商品最多 8 張圖片，1 張未加入。").waitFor();
    await expect.poll(() => items().getByRole("textbox").count()).toBe(8);
    await save();
    expect(await stored()).toHaveLength(8);
  });

  it("are given to a new product, too", async () => {
    await page.goto(`${shop.origin}/product?add=`);
    await form().getByLabel("名稱").fill("新茶");
    await form().getByLabel("價格").fill("90");
    await choose([await png("a.png", "#456789"), await png("b.png", "#987654")]);
    await form().getByLabel("第 2 張圖片的說明").fill("茶葉");
    await button("儲存").click();
    await hasText(page, "新增成功");
    expect(await stored("新茶")).toEqual(["", "茶葉"]);
  });

  it("are edited on a phone without scrolling sideways", async () => {
    const phone = await shop.open({ width: 390 });
    await edit(phone);
    await expect.poll(() => items(phone).count()).toBe(8);
    const excess = await phone.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(excess).toBeLessThanOrEqual(0);
    await expectAccessible(phone);
    await phone.context().close();
  });
});
