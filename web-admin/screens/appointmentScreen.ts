import type { Locator } from "../../testing/screens/locator.ts";
import { type AppointmentSalon, enter } from "../e2e/appointmentDay.ts";
import { at } from "../e2e/appointmentScreen.ts";
import type { ConsoleShop } from "./console.ts";

/** Returns locators and actions for the appointment screen. */
export function appointmentScreen(shop: () => ConsoleShop, salon: () => AppointmentSalon) {
  const table = () => shop().page.getByRole("table", { name: "預約列表" });
  const row = (text: string | RegExp) => table().getByRole("row").filter({ hasText: text });
  const dialog = () => shop().page.getByRole("dialog");
  const question = () => shop().page.getByRole("alertdialog");
  const button = (name: string | RegExp, place: Locator = shop().page) =>
    place.getByRole("button", { name, exact: true });
  const contents = (number: number) => shop().page.getByRole("list", { name: `預約內容 #${number}` });
  const phone = () => dialog().getByRole("textbox", { name: "電話", exact: true });
  const line = (place: number) =>
    dialog().getByRole("list", { name: "預約內容" }).getByRole("listitem").nth(place);
  const open = (search: string) => shop().page.goto(`/appointment${search}`);
  const enterFor = (
    customer: string,
    time: string,
    ...lines: (readonly [service: string, staff: string | null])[]
  ) => enter(shop().admin, salon(), { customer, startsAt: at(time), lines });

  /** Adds a service with a tap and chooses its staff member. */
  const addLine = async (service: string, staff: string) => {
    await dialog()
      .getByRole("button", { name: new RegExp(`^加入「${service}」`) })
      .click();
    await line(-1).getByLabel("服務人員").selectOption({ label: staff });
  };
  return { table, row, dialog, question, button, contents, phone, line, open, enterFor, addLine };
}
