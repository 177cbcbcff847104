import { expect, it } from "vitest";
import { en as server } from "../schema/src/wording/en.ts";
import { en as console } from "../web-admin/src/language/catalogs/en.ts";
import { enFirst as first } from "../web-admin/src/language/catalogs/first/en.ts";
import { en as pages } from "../web-liff/src/language/catalogs/en.ts";

it("The English texts that the specification quotes are exact", () => {
  expect(console.shiftCalendar.dayProblem).toBe("Please select a date");
  const file = { types: ["xlsx", "xls"], megabytes: 1, rows: 1, columns: "", row: 0, program: "" };
  expect(server.file.WRONG_TYPE(file)).toContain("choose (xlsx or xls)");
  expect(pages.booking.fault).toBe("Booking abnormal, please contact customer service");
  expect(console.setUp.checkPassword).toBe("Please check Password!!");
  expect(first.session.checkPassword).toBe("Please check Password!!");
  expect(first.ui.warnMessage).toBe("Warn Message");
});
