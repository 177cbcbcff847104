import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, chooseFile, expectAccessible, hasText, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
  await shop.page.goto(`${shop.origin}/image-registry`);
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "圖庫列表" });
const row = (name: string) => table().getByRole("row").filter({ hasText: name });
const dialog = () => shop.page.getByRole("dialog");
const button = (name: string) => shop.page.getByRole("button", { name, exact: true });

const picture = (background: string) =>
  sharp({ create: { width: 12, height: 12, channels: 3, background } })
    .jpeg()
    .toBuffer();

it("shows that there are no images yet", async () => {
  await shop.page.getByText("新增圖片後會出現在這裡。").waitFor();
  await shop.page.getByText("目前沒有資料").waitFor();
  await expectAccessible(shop.page);
});

it("requires a name and a picture", async () => {
  await button("新增").click();
  await dialog().getByRole("button", { name: "儲存" }).click();
  await expect.poll(() => dialog().getByText("請填寫這個欄位。").count()).toBe(2);
  await expectAccessible(shop.page);
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
  await dropFile("圖片", await picture("#b3412a"));
  await dialog().getByRole("img", { name: "圖片預覽" }).waitFor();
  await dialog().getByRole("button", { name: "儲存" }).click();
  await hasText(shop.page, "新增成功");
  await row("夏季海報").waitFor();
  const link = row("夏季海報").getByRole("link", { name: "查看「夏季海報」原圖" });
  const answer = await shop.page.request.get(
    new URL((await link.getAttribute("href")) ?? "", shop.origin).href,
  );
  expect(answer.headers()["content-type"]).toBe("image/webp");
});

it("shrinks a picture of more than 25 megapixels, which the server would refuse", async () => {
  const size = { width: 5001, height: 5000 };
  const huge = await sharp({ create: { ...size, channels: 3, background: "#2b3f7c" } })
    .png()
    .toBuffer();
  await button("新增").click();
  await dialog().getByLabel("名稱").fill("太大的圖");
  await chooseFile(shop.page, dialog().getByRole("button", { name: "選擇圖片" }), {
    name: "huge.png",
    bytes: huge,
  });
  const preview = dialog().getByRole("img", { name: "圖片預覽" });
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1000);
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeLessThanOrEqual(1600);
  await dialog().getByRole("button", { name: "取消" }).click();
});

it("changes an image's name and picture", async () => {
  const before = await row("夏季海報").locator("img").getAttribute("src");
  await row("夏季海報").getByRole("button", { name: "編輯「夏季海報」" }).click();
  await dialog().getByLabel("名稱").fill("秋季海報");
  await chooseFile(shop.page, dialog().getByRole("button", { name: "更換圖片" }), {
    name: "autumn.jpg",
    bytes: await picture("#d9962f"),
  });
  await dialog().getByRole("button", { name: "儲存" }).click();
  await row("秋季海報").waitFor();
  expect(await row("秋季海報").locator("img").getAttribute("src")).not.toBe(before);
});

it("finds by number and name", async () => {
  await shop.page.getByLabel("名稱", { exact: true }).fill("海報");
  await shop.page.getByLabel("編號", { exact: true }).fill("2");
  await shop.page.getByText("沒有符合的圖片").waitFor();
  await button("清除篩選（2）").click();
  await row("秋季海報").waitFor();
});

it("fits a narrow screen", async () => {
  const page = await shop.open({ width: 390 });
  await page.goto(`${shop.origin}/image-registry`);
  await page.getByRole("list", { name: "圖庫列表" }).waitFor();
  await expectAccessible(page);
  await page.context().close();
});

it("deletes one or all selected after a confirmation", async () => {
  await row("秋季海報").getByRole("button", { name: "刪除「秋季海報」" }).click();
  await shop.page.getByRole("alertdialog").getByRole("button", { name: "取消" }).click();
  await shop.page.getByRole("checkbox", { name: "選取本頁全部" }).check();
  await button("刪除所選（1）").click();
  await shop.page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).click();
  await shop.page.getByText("新增圖片後會出現在這裡。").waitFor();
});

/** Drops a file on the group of this name, as a user would. */
async function dropFile(group: string, bytes: Buffer): Promise<void> {
  const dataTransfer = await shop.page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([content], "dragged.jpg", { type: "image/jpeg" }));
    return data;
  }, bytes.toString("base64"));
  await dialog().getByRole("group", { name: group }).dispatchEvent("drop", { dataTransfer });
}
