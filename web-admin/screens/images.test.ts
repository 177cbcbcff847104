import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "../../testing/screens/locator.ts";
import { network } from "../../testing/screens/network.ts";
import { type ConsoleShop, chooseFile, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const dialog = () => shop.page.getByRole("dialog");

const PRODUCT = "草莓大福 いちご大福 4 入";
/** The page's form of the product, or the dialog of a new one. */
const form = () => shop.page.getByRole("form", { name: "商品" }).or(dialog());
const items = () => form().getByRole("list", { name: "圖片順序" }).getByRole("listitem");
const button = (name: string) => form().getByRole("button", { name });
const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

const image = (background: string) => sharp({ create: { width: 40, height: 40, channels: 3, background } });

async function png(name: string, background: string): Promise<File> {
  return new File([Uint8Array.from(await image(background).png().toBuffer())], name, { type: "image/png" });
}

async function choose(files: File[]): Promise<void> {
  const chosen = shop.page.chooseFiles(files);
  await button("新增圖片").click();
  await chosen;
}

async function edit(): Promise<void> {
  await shop.openScreen("/product?code=daifuku");
  await shop.page.getByRole("button", { name: `編輯「${PRODUCT}」`, exact: true }).click();
  await button("新增圖片").waitFor();
}

async function save(): Promise<void> {
  await button("儲存").click();
  await hasText(shop.page, "修改成功");
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

/** Gives a file to an element as a drop or a paste; happy-dom's own DataTransfer refuses the files of Node. */
async function give(kind: "drop" | "paste", file: File, target: Locator): Promise<void> {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  const data = { files: [file] };
  await target.dispatchEvent(Object.assign(event, { dataTransfer: data, clipboardData: data }));
}

describe("the images of a product", () => {
  it("are added several at once, each with its own error, and described", async () => {
    await edit();
    expect(await items().count()).toBe(1);
    await choose([
      await png("side.png", "#b3412a"),
      new File(["no image"], "notes.txt", { type: "text/plain" }),
      await png("back.png", "#1a264f"),
    ]);
    await form().getByText("notes.txt：這不是 PNG、JPEG、WebP 或 GIF 圖片。").waitFor();
    await expect.poll(() => items().getByRole("textbox").count()).toBe(3);
    await form().getByLabel("第一張圖片的說明").fill("正面");
    await form().getByLabel("第 2 張圖片的說明").fill("側面");
    await form().getByLabel("第 3 張圖片的說明").fill(" 背面 ");
    await save();
    expect(await stored()).toEqual(["正面", "側面", "背面"]);
  });

  it("are moved by keyboard, which keeps the focus and says the new place", async () => {
    await edit();
    const later = button("第 1 張圖片往後移");
    await later.focus();
    await shop.page.keyboard.press("Enter");
    expect(await texts()).toEqual(["側面", "正面", "背面"]);
    await form().getByText("現在是 3 張中的第 2 張").waitFor({ state: "attached" });
    expect(await isFocused(button("第 2 張圖片往後移"))).toBe(true);
    await shop.page.keyboard.press("Enter");
    expect(await texts()).toEqual(["側面", "背面", "正面"]);
    expect(await isFocused(button("第 3 張圖片往後移"))).toBe(true);
    await save();
    expect(await stored()).toEqual(["側面", "背面", "正面"]);
  });

  it("are removed with an undo, which gets the focus", async () => {
    await edit();
    await button("移除第 2 張圖片").click();
    expect(await texts()).toEqual(["側面", "正面"]);
    const undo = button("復原");
    await undo.waitFor();
    expect(await isFocused(undo)).toBe(true);
    await shop.page.keyboard.press("Enter");
    expect(await texts()).toEqual(["側面", "背面", "正面"]);
    await button("移除第 3 張圖片").click();
    await save();
    expect(await stored()).toEqual(["側面", "背面"]);
  });

  it("are dropped and pasted, and an image that is there already is not added again", async () => {
    await edit();
    await give("drop", await png("drop.png", "#227744"), button("新增圖片"));
    await form().getByLabel("第 3 張圖片的說明").waitFor();
    await give("paste", await png("paste.png", "#aa8811"), button("新增圖片"));
    await form().getByLabel("第 4 張圖片的說明").waitFor();
    await give("paste", await png("again.png", "#227744"), button("新增圖片"));
    await form().getByText("again.png：這張圖片已在列表中。").waitFor();
    expect(await items().count()).toBe(4);
    await button("取消").click();
    await expect.poll(() => items().count()).toBe(2);
  });

  it("that could not be sent stay to be sent again, and the form is not saved without them", async () => {
    await edit();
    network.mayFail = true;
    const stop = network.intercept(({ body }) =>
      JSON.stringify(body).includes("data:image") ? Promise.reject(new TypeError("Failed to fetch")) : null,
    );
    await choose([await png("lost.png", "#772266")]);
    await form().getByText("lost.png 上傳失敗，請檢查網路連線。").waitFor();
    await button("儲存").click();
    await form().getByText("請等所有圖片上傳完成，或移除失敗的圖片。").waitFor();
    expect(await stored()).toEqual(["側面", "背面"]);
    stop();
    await button("重試").click();
    await form().getByLabel("第 3 張圖片的說明").fill("盒子");
    await save();
    expect(await stored()).toEqual(["側面", "背面", "盒子"]);
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
    await shop.page.goto("/product?add=");
    await form().getByLabel("名稱").fill("新茶");
    await form().getByLabel("價格").fill("90");
    await choose([await png("a.png", "#456789"), await png("b.png", "#987654")]);
    await form().getByLabel("第 2 張圖片的說明").fill("茶葉");
    await button("儲存").click();
    await hasText(shop.page, "新增成功");
    expect(await stored("新茶")).toEqual(["", "茶葉"]);
  });
});

describe("the image registry", () => {
  beforeAll(async () => {
    await shop.openScreen("/image-registry");
  });

  const table = () => shop.page.getByRole("table", { name: "圖庫列表" });
  const row = (name: string) => table().getByRole("row").filter({ hasText: name });
  const action = (name: string) => shop.page.getByRole("button", { name, exact: true });

  const picture = (background: string) => image(background).jpeg().toBuffer();

  it("shows that there are no images yet", async () => {
    await shop.page.getByText("新增圖片後會出現在這裡。").waitFor();
    await shop.page.getByText("目前沒有資料").waitFor();
  });

  it("requires a name and a picture", async () => {
    await action("新增").click();
    await dialog().getByRole("button", { name: "儲存" }).click();
    await expect.poll(() => dialog().getByText("請填寫這個欄位。").count()).toBe(2);
    await chooseFile(shop.page, dialog().getByRole("button", { name: "選擇圖片" }), {
      name: "page.jpg",
      bytes: Buffer.from("<!doctype html>"),
    });
    await dialog().getByText("這不是 PNG、JPEG、WebP 或 GIF 圖片。").waitFor();
    const whole = await picture("#b3412a");
    await chooseFile(shop.page, dialog().getByRole("button", { name: "選擇圖片" }), {
      name: "cut.jpg",
      bytes: whole.subarray(0, whole.length - 40),
    });
    await dialog().getByText("圖片已損壞，無法開啟。").waitFor();
  });

  it("accepts a dropped picture and shows it", async () => {
    await dialog().getByLabel("名稱").fill("夏季海報");
    const file = new File([Uint8Array.from(await picture("#b3412a"))], "dragged.jpg", { type: "image/jpeg" });
    await give("drop", file, dialog().getByRole("group", { name: "圖片" }));
    await dialog().getByRole("img", { name: "圖片預覽" }).waitFor();
    await dialog().getByRole("button", { name: "儲存" }).click();
    await hasText(shop.page, "新增成功");
    await row("夏季海報").waitFor();
    const link = row("夏季海報").getByRole("link", { name: "查看「夏季海報」原圖" });
    const answer = await shop.admin.fetch((await link.getAttribute("href")) ?? "");
    expect(answer.headers.get("content-type")).toBe("image/webp");
  });

  it("changes an image's name and picture", async () => {
    const before = await row("夏季海報").locator("img").getAttribute("src");
    await row("夏季海報").getByRole("button", { name: "編輯「夏季海報」" }).click();
    await dialog().getByLabel("名稱").fill("秋季海報");
    const preview = () => dialog().getByRole("img", { name: "圖片預覽" }).getAttribute("src");
    const shown = await preview();
    await chooseFile(shop.page, dialog().getByRole("button", { name: "更換圖片" }), {
      name: "autumn.jpg",
      bytes: await picture("#d9962f"),
    });
    await expect.poll(preview).not.toBe(shown);
    await dialog().getByRole("button", { name: "儲存" }).click();
    await row("秋季海報").waitFor();
    await expect.poll(() => row("秋季海報").locator("img").getAttribute("src")).not.toBe(before);
  });

  it("finds by number and name", async () => {
    await shop.page.getByLabel("名稱", { exact: true }).fill("海報");
    await shop.page.getByLabel("編號", { exact: true }).fill("2");
    await shop.page.getByText("沒有符合的圖片").waitFor();
    await action("清除篩選（2）").click();
    await row("秋季海報").waitFor();
  });

  it("deletes one or all selected after a confirmation", async () => {
    await row("秋季海報").getByRole("button", { name: "刪除「秋季海報」" }).click();
    await shop.page.getByRole("alertdialog").getByRole("button", { name: "取消" }).click();
    await shop.page.getByRole("checkbox", { name: "選取本頁全部" }).check();
    await action("刪除所選（1）").click();
    await shop.page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).click();
    await shop.page.getByText("新增圖片後會出現在這裡。").waitFor();
  });
});
