// Needs a browser for: layout
import { afterAll, beforeAll, expect, it } from "vitest";
import { radio, service } from "./bookingForm.ts";
import { book, fillSalon, type Salon } from "./salon.ts";
import { openShop, type Shop, signIn, speak } from "./shop.ts";

let shop: Shop;
let salon: Salon;

beforeAll(async () => {
  shop = await openShop(async (prisma) => {
    salon = await fillSalon(prisma);
  });
  const phone = await shop.phone();
  const customerId = await signIn(phone, shop.prisma, "林小茶");
  await phone.context().close();
  const mine = { staffMemberId: salon.misaki, customerId };
  await book(shop.prisma, salon, { ...mine, day: salon.free, hour: 10, state: "PENDING" });
  await book(shop.prisma, salon, { ...mine, day: salon.other, hour: 14, state: "CONFIRMED" });
});
afterAll(async () => {
  expect(shop?.faults).toEqual([]);
  await shop?.close();
});

it("the booking form has no overflow on small phones, and with text at 200 %", async () => {
  const page = await shop.phone();
  for (const language of ["cn", "en", "jp", "th"] as const) {
    await speak(page.context(), language);
    await page.goto("/appointment-customer?mode=general");
    await service(page, /剪髮/).check();
    await service(page, /修眉/).check();
    await page.locator(`button[data-day="${salon.free}"]`).click();
    await radio(page, /^10:00/).check();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      for (const size of ["", "200%"]) {
        const found = await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          document.body.style.fontSize = fontSize === "" ? "" : "1rem";
          const wide = [...document.querySelectorAll("main *")].filter(
            ({ scrollWidth, clientWidth, className }) =>
              clientWidth > 0 && scrollWidth > clientWidth + 1 && className !== "visuallyHidden",
          );
          const { scrollWidth, clientWidth } = document.documentElement;
          const whole = scrollWidth > clientWidth ? [`page ${scrollWidth}`] : [];
          return [...whole, ...wide.map((one) => one.outerHTML.slice(0, 120))];
        }, size);
        expect(found, `${language} at ${width} ${size}`).toEqual([]);
      }
    }
    await page.evaluate(() => localStorage.clear());
  }
  await page.context().close();
});

it("the calendar has no overflow on small phones, and with text at 200 %", async () => {
  const small = await shop.phone();
  await signIn(small, shop.prisma, "林小茶");
  for (const language of ["cn", "en", "jp", "th"] as const) {
    await speak(small.context(), language);
    await small.goto(`/appointmentlog-customer?day=${salon.free}`);
    await small.getByText("10:00–11:00").first().waitFor();
    for (const width of [320, 360, 390]) {
      await small.setViewportSize({ width, height: 700 });
      for (const size of ["", "200%"]) {
        const found = await small.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          document.body.style.fontSize = fontSize === "" ? "" : "1rem";
          const wide = [...document.querySelectorAll("main *, nav, nav a")].filter(
            ({ scrollWidth, clientWidth, className }) =>
              clientWidth > 0 && scrollWidth > clientWidth + 1 && className !== "visuallyHidden",
          );
          // The calendar's cells contain absolutely positioned parts, so that their texts are measured.
          const outside = [...document.querySelectorAll("[data-day] > [aria-hidden]")].filter((text) => {
            const [inner, cell] = [text, text.parentElement?.parentElement].map((one) =>
              one?.getBoundingClientRect(),
            );
            return inner && cell && (inner.left < cell.left - 1 || inner.right > cell.right + 1);
          });
          const inGrid = (one: Element) => one.closest("fieldset")?.querySelector("[data-day]") != null;
          const found = [...wide.filter((one) => !inGrid(one)), ...outside];
          const { scrollWidth, clientWidth } = document.documentElement;
          const page = scrollWidth > clientWidth ? [`page ${scrollWidth}`] : [];
          return [...page, ...found.map((one) => one.outerHTML.slice(0, 80))];
        }, size);
        expect(found, `${language} at ${width} ${size}`).toEqual([]);
      }
    }
  }
  await small.close();
});

it("shows appointments and their legend in the colors of their states", async () => {
  const page = await shop.phone();
  await signIn(page, shop.prisma, "林小茶");
  await page.goto(`/appointmentlog-customer?day=${salon.free}`);
  const calendar = page.getByRole("group", { name: "預約行事曆" });
  const red = calendar.getByRole("button", { name: /10:00 剪髮（等待店家確認） 美咲$/ });
  const green = calendar.getByRole("button", { name: /14:00 剪髮 已確認 美咲$/ });
  const explained = page.getByRole("list", { name: "圖例" }).getByRole("listitem").locator("span");
  const color = (of: typeof red) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const [first, second] of [
    [red, green],
    [explained.nth(0), explained.nth(1)],
  ] as const)
    expect([await color(first), await color(second)]).toEqual(["rgb(165, 42, 42)", "rgb(46, 101, 72)"]);
  const next = page.getByRole("region", { name: "下一次預約" });
  expect(await color(next.getByText("等待店家確認", { exact: true }))).toBe("rgb(251, 230, 216)");
});
