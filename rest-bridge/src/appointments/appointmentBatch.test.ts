import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { serviceRow } from "../testing/bookingRows.ts";
import { refusedText } from "../testing/refusedText.ts";
import { connection, everything } from "../testing/rows.ts";
import { refusing, write } from "../testing/writes.ts";

const PATH = "/api/admin/appointment";
const START = "2026-11-22T02:00:00.000Z";

const good = {
  customer_name: "林",
  customer_phone: "0912",
  start_time: START,
  appointment_content: [{ service_id: 4, employer_id: 2 }],
};

describe("POST batch", () => {
  it.each([
    [{}, undefined],
    [{ shift_status: 2, shift_stage: 1 }, "CONFIRMED"],
    [{ shift_status: 2, shift_stage: 2 }, "OPEN_TO_CUSTOMERS"],
    [{ shift_status: 1, shift_stage: 1 }, "PROPOSED"],
  ])("counts shifts from %j on", async (pair, atLeast) => {
    const { answer, input } = await write("POST", `${PATH}/batch`, { list: [good, good], ...pair });
    expect(answer.data).toEqual({ ids: [60, 61] });
    expect(input.atLeast).toBe(atLeast);
    expect(input.appointments).toHaveLength(2);
  });

  it("names the row instead of the line, and the contents by their REST name", async () => {
    const wrong = DomainError.of("INVALID_INPUT", { field: "lines", row: 2 }, [
      "input",
      "appointments",
      1,
      "lines",
    ]);
    const { answer } = await write(
      "POST",
      `${PATH}/batch`,
      { datas: [good, good] },
      refusing("createAppointments", wrong),
    );
    expect(answer.error_text).toEqual(refusedText({ field: "appointment_content", row: 2 }));
    const taken = new DomainError("SLOT_TAKEN", { row: 3, line: 1 });
    const refused = await write(
      "POST",
      `${PATH}/batch`,
      { list: [good] },
      refusing("createAppointments", taken),
    );
    expect(refused.answer.error_text).toMatch(/^第 3 筆：/);
    expect((await write("POST", `${PATH}/batch`, { shift_status: 2 })).answer.error_code).toBe(2001);
  });
});

describe("The rows of a batch by name, as in the spreadsheet,", () => {
  const named = { customer_name: "林", customer_phone: "0912", services: "手部保養", remark: "" };
  const enter = (...list: object[]) => write("POST", `${PATH}/batch`, { list });
  const service = globalId("Service", 4);
  const staff = globalId("StaffMember", 2);

  it.each([
    ["美美", [staff, staff]],
    ["mei;", [staff, null]],
    ["；美美", [null, staff]],
    ["", [null, null]],
    [undefined, [null, null]],
  ])("find services and staff %j", async (staffNames, staffIds) => {
    const row = {
      ...named,
      services: "手部保養；手部保養",
      staff: staffNames,
      start_time: "2026/11/23 10:00",
    };
    const { answer, input } = await enter(row);
    expect(answer.data).toEqual({ ids: [60] });
    expect(input.appointments).toEqual([
      {
        details: {
          customerName: "林",
          customerPhone: "0912",
          note: "",
          startsAt: "2026-11-23T02:00:00.000Z",
        },
        lines: staffIds.map((staffMemberId) => ({ serviceId: service, staffMemberId })),
      },
    ]);
  });

  it.each([
    ["2026-11-23 10:00", "2026-11-23T02:00:00.000Z"],
    ["2026-11-23T10:00:00+09:00", "2026-11-23T01:00:00.000Z"],
    [46_349.416_666_667, "2026-11-23T02:00:00.000Z"],
  ])("start at %s in the store's time zone", async (start_time, startsAt) => {
    const { input } = await enter({ ...named, start_time });
    expect(input.appointments).toMatchObject([{ details: { startsAt } }]);
  });

  it.each([
    [{ services: "沒有的" }, 2002, {}],
    [{ staff: "誰" }, 2002, {}],
    [{ services: "" }, 2001, { field: "appointment_content", row: 2 }],
    [{ staff: "美美;美美" }, 2001, { field: "staff", row: 2 }],
    [{ start_time: "2026-11-23" }, 2001, { field: "start_time", row: 2 }],
  ])("are refused with their row: %j", async (wrong, error_code, params) => {
    const good = { ...named, start_time: START };
    const { answer, name } = await enter(good, { ...good, ...wrong });
    expect({ code: answer.error_code, name }).toEqual({ code: error_code, name: undefined });
    if (error_code === 2001) expect(answer.error_text).toEqual(refusedText(params));
    else expect(answer.error_text).toMatch(/^第 2 筆：/);
  });

  it("are refused with 2004 when two services have the same name", async () => {
    const twins = connection([serviceRow, { ...serviceRow, id: globalId("Service", 5) }]);
    const row = { ...named, start_time: START };
    const { answer } = await write(
      "POST",
      `${PATH}/batch`,
      { datas: [row] },
      { ...everything, services: twins },
    );
    expect(answer.error_code).toBe(2004);
    expect(answer.error_text).toContain("有多筆同名的服務項目");
  });
});
