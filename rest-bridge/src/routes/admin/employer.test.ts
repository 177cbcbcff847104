import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { employerRow } from "../../testing/bookingRows.ts";
import { fakeServer, type Root, SIGNED_IN } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { connection, everything, staffMemberRow } from "../../testing/rows.ts";
import { write } from "../../testing/writes.ts";

const PATH = "/api/admin/employer";

/** Server data for a caller with role 3 and the given number. */
const asStaff = (id = 2) => ({
  ...everything,
  viewer: {
    staffMember: { ...staffMemberRow, id: globalId("StaffMember", id), role: "STAFF" },
    customer: null,
  },
});

const papers = {
  salary: "38000.5",
  organisationId: 9,
  organisation: "町家",
  birthday: "1990-02-28",
  workCardImage: "data:image/webp;base64,AA==",
};

/** All GraphQL personnel fields, most of them empty. */
const written = new Proxy(papers as Record<string, unknown>, {
  get: (target, key) => target[String(key)] ?? (/(date|start|birthday|image)/i.test(String(key)) ? null : ""),
});
const withPersonnel = connection([{ ...employerRow(), personnel: written }]);

const sent = (variables: unknown) =>
  JSON.parse(JSON.stringify((variables as { input?: unknown }).input ?? {})) as Record<string, unknown>;

describe("GET one", () => {
  it("returns personnel documents and pay to an admin with REST names", async () => {
    const { call } = fakeServer({ ...everything, staffMembers: withPersonnel });
    const { data } = await call("GET", `${PATH}/?id=2`);
    expect(data).toMatchObject({
      id: 2,
      username: "mei",
      name: "美美",
      english_name: "Mei",
      position_name: "美甲師",
      positions: ["美甲師"],
      role: 3,
      status: 2,
      services: [{ id: 4, name: "手部保養" }],
      salary: "38000.5",
      organisation_id: 9,
      organisation: "町家",
      organisation_name: "町家",
      birthday: "1990-02-28",
      start_working: null,
      work_card_image: "data:image/webp;base64,AA==",
      passport_number: "",
    });
  });

  it("requests them for the person themselves, and for no colleague", async () => {
    const own = fakeServer({ ...asStaff(2), staffMembers: withPersonnel });
    expect((await own.call("GET", `${PATH}?id=2`)).data).toMatchObject({ salary: "38000.5" });
    expect(own.variables().private).toBe(true);
    const other = fakeServer({ ...asStaff(3), staffMembers: withPersonnel });
    const { data } = await other.call("GET", `${PATH}?id=2`);
    expect(other.variables().private).toBe(false);
    expect(data).toMatchObject({ id: 2, username: null });
    expect(data).not.toHaveProperty("salary");
  });

  it("hides usernames in lists from role 3, and personnel documents from everyone", async () => {
    for (const path of [`${PATH}/list`, `${PATH}/select-list`]) {
      const admin = fakeServer(everything);
      const answer = (await admin.call("GET", path)).data as { datas: object[] };
      expect(answer.datas[0]).toMatchObject({ username: "mei" });
      expect(answer.datas[0]).not.toHaveProperty("salary");
      const staff = fakeServer(asStaff());
      expect((await staff.call("GET", path)).data).toMatchObject({ datas: [{ username: null }] });
    }
  });
});

describe("have-free", () => {
  const query = "start_time=2026-11-22T02:00:00Z&service_id=4";

  it("returns 0 (not specified) first while anyone is free, in the caller's language", async () => {
    const { call, variables } = fakeServer(everything);
    const headers = { ...SIGNED_IN, cookie: "language=jp" };
    expect((await call("GET", `${PATH}/have-free/select-list?${query}`, { headers })).data).toMatchObject({
      datas: [
        { id: 0, name: "指名なし", services: [], image_url: null },
        { id: 2, name: "美美" },
      ],
    });
    expect(variables().input).toMatchObject({ serviceId: globalId("Service", 4) });
  });

  it("omits busy staff, and 0 when nobody is free", async () => {
    const choices = {
      notSpecified: false,
      staff: [{ free: false, reason: "TAKEN", staffMember: employerRow() }],
    };
    const { call } = fakeServer({ ...everything, staffChoices: choices, bookableStaffChoices: choices });
    expect((await call("GET", `${PATH}/have-free/select-list?${query}`)).data).toEqual({ datas: [] });
    expect((await call("GET", `/line/employer/have-free/select-list?${query}`)).data).toEqual({ datas: [] });
  });

  it.each([
    ["", undefined],
    ["&status=1&stage=1", "PROPOSED"],
    ["&status=2", "CONFIRMED"],
    ["&status=2&stage=1", "CONFIRMED"],
    ["&status=2&stage=2", "OPEN_TO_CUSTOMERS"],
    ["&status=1&stage=2", "OPEN_TO_CUSTOMERS"],
  ])("counts shifts of at least the requested status and stage: %s", async (pair, atLeast) => {
    const { call, variables } = fakeServer(everything);
    await call("GET", `${PATH}/have-free/select-list?${query}${pair}`);
    expect((variables().input as { atLeast?: string }).atLeast).toBe(atLeast);
  });

  it.each(["", "start_time=2026-11-22", "start_time=2026-11-22T10:00"])(
    "requires a start with an offset: %s",
    async (wrong) => {
      const { call } = fakeServer(everything);
      expect((await call("GET", `${PATH}/have-free/select-list?${wrong}`)).error_text).toEqual(
        refusedText({ field: "start_time" }),
      );
    },
  );
});

describe("POST", () => {
  const good = { name: "美美", english_name: "Mei", position_name: "美甲師", role: 3 };

  it("returns the username, and a generated password only once", async () => {
    const { call, variables } = fakeServer(everything);
    const body = {
      ...good,
      password: "",
      status: 2,
      new_service_ids: ["4"],
      birthday: "1990-02-28",
      salary: 1.5,
    };
    expect((await call("POST", PATH, { body })).data).toEqual({ id: 40, username: "mei", password: "once" });
    expect(sent(variables())).toEqual({
      details: { name: "美美", englishName: "Mei", positionName: "美甲師", role: "STAFF" },
      personnel: { salary: "1.5", birthday: "1990-02-28" },
      serviceIds: [globalId("Service", 4)],
    });
  });

  it.each(["name", "english_name", "position_name", "role"])("requires %s", async (field) => {
    const { call } = fakeServer(everything);
    const body = { ...good, [field]: undefined };
    expect((await call("POST", PATH, { body })).error_text).toEqual(refusedText({ field }));
  });

  it.each([1, 3])("refuses the status %i", async (status) => {
    const { call } = fakeServer(everything);
    expect((await call("POST", PATH, { body: { ...good, status } })).error_code).toBe(2001);
  });
});

describe("PUT", () => {
  const put = (body: object, root: Root = everything, query = "") =>
    write("PUT", `${PATH}/${query}`, { id: 2, ...body }, root);

  it("changes fields and services in one mutation, clears an empty date, and omits missing fields", async () => {
    const { answer, name, input } = await put({
      position_name: "店長",
      role: 1,
      image: "",
      new_service_ids: [4],
      delete_service_ids: [5],
      birthday: "",
      start_working: "2026-11-20T16:00:00Z",
      phone: 912,
      organisation: "町家",
    });
    expect(answer.data).toEqual({ id: 2 });
    expect(name).toBe("RestUpdateEmployer");
    expect(input).toEqual({
      id: globalId("StaffMember", 2),
      details: { positionName: "店長", role: "ADMIN", image: null },
      personnel: { birthday: null, startWorking: "2026-11-21", phone: "912", organisation: "町家" },
      addServiceIds: [globalId("Service", 4)],
      removeServiceIds: [globalId("Service", 5)],
    });
  });

  it("sets a colleague's password and one's own with different mutations", async () => {
    const password = "correct horse";
    expect(await put({ password })).toMatchObject({
      name: "RestSetEmployerPassword",
      input: { id: globalId("StaffMember", 2), password },
    });
    const own = await put({ password }, asStaff(2));
    expect(own.name).toBe("RestSetOwnPassword");
    expect(own.input).toEqual({ password });
  });

  it.each([
    [{ status: 3 }, "", "RestDismissEmployer", { force: false }],
    [{ status: 3, force: true }, "", "RestDismissEmployer", { force: true }],
    [{ status: 3 }, "?force=1", "RestDismissEmployer", { force: true }],
    [{ status: "2" }, "", "RestReinstateEmployer", {}],
  ])("accepts a status alone: %j%s", async (body, query, name, extra) => {
    const done = await put(body, everything, query);
    expect(done.name).toBe(name);
    expect(done.input).toEqual({ id: globalId("StaffMember", 2), ...extra });
  });

  it("accepts the current status next to fields, and refuses another", async () => {
    expect(await put({ status: 2, name: "美" })).toMatchObject({
      answer: { error_code: 0 },
      name: "RestUpdateEmployer",
    });
    expect((await put({ status: 3, name: "美" })).answer.error_text).toEqual(
      refusedText({ field: "status" }),
    );
  });

  it.each([
    [{ password: "correct horse", name: "美" }, "password"],
    [{ password: "correct horse", status: 3 }, "status"],
    [{ name: "美", new_shifts: [{ shift_id: 6, date: "2026-11-21" }] }, "new_shifts"],
  ])("accepts only one form at a time: %j writes nothing", async (body, field) => {
    const { answer, name } = await put(body);
    expect(answer.error_text).toEqual(refusedText({ field }));
    expect(name).toBeUndefined();
  });

  it("assigns and removes shifts on days of the store's time zone", async () => {
    const done = await put({
      new_shifts: [
        { shift_id: 6, date: "2026-11-20T16:00:00.000Z" },
        { shift_id: "7", date: "2026-11-21", status: 2, stage: 2 },
      ],
      delete_shift_ids: [6],
      delete_shift_dates: ["2026-11-22"],
    });
    expect(done.name).toBe("RestChangeEmployerShifts");
    expect(done.input).toEqual({
      changes: [
        {
          staffMemberId: globalId("StaffMember", 2),
          add: [
            { shiftTemplateId: globalId("ShiftTemplate", 6), date: "2026-11-21" },
            { shiftTemplateId: globalId("ShiftTemplate", 7), date: "2026-11-21", state: "OPEN_TO_CUSTOMERS" },
          ],
          remove: [{ shiftTemplateId: globalId("ShiftTemplate", 6), date: "2026-11-22" }],
        },
      ],
      force: false,
    });
  });

  it.each([
    [{ delete_shift_ids: [6] }, "delete_shift_dates"],
    [{ delete_shift_ids: [6, 7], delete_shift_dates: ["2026-11-22"] }, "delete_shift_dates"],
    [{ new_shifts: [{ shift_id: 6, date: "2026-11-22", status: 1, stage: 2 }] }, "stage"],
    [{ new_shifts: [{ shift_id: 6 }] }, "date"],
    [{ status: 1 }, "status"],
  ])("refuses %j", async (body, field) => {
    expect((await put(body)).answer.error_text).toEqual(refusedText({ field }));
  });

  it("returns refusals by the rules with REST names", async () => {
    const refusing = (error: DomainError) => ({
      ...everything,
      updateStaffMember: () => {
        throw error;
      },
    });
    const taken = new DomainError("ALREADY_EXISTS", { what: "StaffMember", field: "username" });
    expect((await put({ username: "mei" }, refusing(taken))).answer.error_code).toBe(2004);
    const wrong = DomainError.of("INVALID_INPUT", { field: "identityCardNumber" });
    expect((await put({ identity_card_number: "x" }, refusing(wrong))).answer.error_text).toEqual(
      refusedText({ field: "identity_card_number" }),
    );
  });
});
