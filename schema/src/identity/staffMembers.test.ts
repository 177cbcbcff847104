import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { appointmentRow, personRow, serviceRow, shiftRow, templateRow } from "../testing/bookingFixtures.ts";
import { auditOf, customerRow } from "../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../testing/run.ts";

const LIST =
  "query ($filter: StaffMemberFilter) { staffMembers(filter: $filter, first: 100) { totalCount edges { node { name role state services { name } } } } }";
const CREATE = `mutation ($input: CreateStaffMemberInput!) { createStaffMember(input: $input) { generatedPassword
  staffMember { username name role state mustChangePassword imageUrl services { name }
    personnel { salary currency birthday email passportImage workCardImage contractEndDate } version } } }`;
const UPDATE = `mutation ($input: UpdateStaffMemberInput!) { updateStaffMember(input: $input) { username name role imageUrl
  services { name } personnel { salary phone birthday passportImage } version } }`;
const DISMISS =
  "mutation ($input: DismissStaffMemberInput!) { dismissStaffMember(input: $input) { state version } }";
const REINSTATE =
  "mutation ($input: ReinstateStaffMemberInput!) { reinstateStaffMember(input: $input) { state version } }";
const PICTURE = Buffer.from("a picture").toString("base64");

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const id = (row: { id: number }) => globalId("StaffMember", row.id);
const create = (input: object, viewer = ADMIN) =>
  testContext.run<{
    createStaffMember: { generatedPassword: string | null; staffMember: { username: string } };
  }>(CREATE, { input }, viewer);
const update = (input: object, viewer = ADMIN) => testContext.run(UPDATE, { input }, viewer);
const dismiss = (input: object, viewer = ADMIN) => testContext.run(DISMISS, { input }, viewer);
const reinstate = (input: object, viewer = ADMIN) => testContext.run(REINSTATE, { input }, viewer);
const someone = { name: "陳小美", englishName: "Amy Chen", positionName: "美甲師", role: "STAFF" };
const find = (username: string) => testContext.prisma.staffMember.findUniqueOrThrow({ where: { username } });
const session = ({ id: staffMemberId }: { id: number }, tag: number) =>
  testContext.prisma.session.create({
    data: { staffMemberId, tokenHash: Uint8Array.of(tag, staffMemberId), expiresAt: new Date("2030-01-01") },
  });
const sessionsOf = ({ id: staffMemberId }: { id: number }) =>
  testContext.prisma.session.count({ where: { staffMemberId } });

describe("createStaffMember", () => {
  it("generates a username and a password, shows the password once, and requires its change", async () => {
    const service = await serviceRow(testContext.prisma, { name: "美甲" });
    const { data } = await create({
      details: { ...someone, image: PICTURE },
      serviceIds: [globalId("Service", service.id)],
      personnel: { salary: "42000.5", currency: "TWD", birthday: "1990-02-28", passportImage: PICTURE },
    });
    const made = data?.createStaffMember;
    expect(made).toMatchObject({
      generatedPassword: expect.stringMatching(/^[\w-]{16}$/),
      staffMember: {
        username: "amy.chen",
        name: "陳小美",
        role: "STAFF",
        state: "IN_SERVICE",
        mustChangePassword: true,
        imageUrl: expect.stringMatching(/^\/images\//),
        services: [{ name: "美甲" }],
        personnel: {
          salary: "42000.5",
          currency: "TWD",
          birthday: "1990-02-28",
          email: "",
          contractEndDate: null,
          passportImage: `data:image/webp;base64,${PICTURE}`,
          workCardImage: null,
        },
        version: 1,
      },
    });
    const row = await find("amy.chen");
    expect(row.passwordHash).toBe(`plain:${made?.generatedPassword}`);
    const history = JSON.stringify(await auditOf(testContext.prisma, "StaffMember", row.id));
    expect(history).toContain("42000.5");
    expect(history).not.toContain(made?.generatedPassword);
    expect(history).not.toContain(PICTURE);
  });

  it("numbers usernames, also for two concurrent requests; a given username must not be taken", async () => {
    const both = await Promise.all([create({ details: someone }), create({ details: someone })]);
    expect(both.map(({ data }) => data?.createStaffMember.staffMember.username).sort()).toEqual([
      "amy.chen2",
      "amy.chen3",
    ]);
    const { codes, params } = await create({ details: { ...someone, username: "amy.chen2" } });
    expect([codes, params]).toEqual([["ALREADY_EXISTS"], { what: "StaffMember", field: "username" }]);
  });

  it("uses the given password or the shop's default, and shows neither", async () => {
    const given = await create({ details: { ...someone, username: "given" }, password: "a good one" });
    testContext.defaultStaffPassword = "the default";
    const standard = await create({ details: { ...someone, username: "standard" } });
    testContext.defaultStaffPassword = null;
    for (const { data } of [given, standard]) {
      expect(data?.createStaffMember.generatedPassword).toBeNull();
    }
    expect((await find("given")).passwordHash).toBe("plain:a good one");
    expect((await find("standard")).passwordHash).toBe("plain:the default");
  });

  it.each([
    ["name", { details: { ...someone, name: " " } }],
    ["englishName", { details: { ...someone, englishName: undefined } }],
    ["positionName", { details: { ...someone, positionName: "" } }],
    ["role", { details: { ...someone, role: undefined } }],
    ["image", { details: { ...someone, image: "not base64!" } }],
    ["password", { details: someone, password: "seven77" }],
    ["salary", { details: someone, personnel: { salary: "-1" } }],
    ["email", { details: someone, personnel: { email: "no address" } }],
    ["image", { details: someone, personnel: { contractImage: "not base64!" } }],
  ])("refuses an invalid %s", async (field, input) => {
    const before = await testContext.prisma.staffMember.count();
    const { codes, params } = await create(input);
    expect([codes, params]).toMatchObject([["INVALID_INPUT"], { field }]);
    expect(await testContext.prisma.staffMember.count()).toBe(before);
  });

  it("refuses a missing service", async () => {
    const { params } = await create({ details: someone, serviceIds: [globalId("Service", 999_999)] });
    expect(params).toEqual({ what: "Service", number: 999999 });
  });
});

describe("updateStaffMember", () => {
  it("writes the given values and keeps the others; null clears days, amounts and images", async () => {
    const [row, service] = [
      await personRow(testContext.prisma),
      await serviceRow(testContext.prisma, { name: "剪髮" }),
    ];
    const first = {
      id: id(row),
      version: 1,
      details: { name: "新名", image: PICTURE },
      addServiceIds: [globalId("Service", service.id)],
      personnel: { salary: 30000, phone: "0900000000", birthday: "2000-01-01", passportImage: PICTURE },
    };
    expect((await update(first)).data).toMatchObject({
      updateStaffMember: { name: "新名", services: [{ name: "剪髮" }], version: 2 },
    });
    expect((await update(first)).codes).toEqual(["CONFLICT"]);
    const clear = { salary: null, birthday: null, passportImage: null, phone: null };
    const second = {
      id: id(row),
      details: { image: null },
      personnel: clear,
      removeServiceIds: first.addServiceIds,
    };
    expect((await update(second)).data).toEqual({
      updateStaffMember: {
        username: row.username,
        name: "新名",
        role: "STAFF",
        imageUrl: null,
        services: [],
        personnel: { salary: null, phone: "0900000000", birthday: null, passportImage: null },
        version: 3,
      },
    });
    const wrong = await update({ id: id(row), personnel: { phone: "x" } });
    expect([wrong.codes, wrong.params]).toEqual([
      ["INVALID_INPUT"],
      { field: "phone", contactRule: "PHONE" },
    ]);
    // Equal values are not a change.
    expect((await update(second)).data).toMatchObject({ updateStaffMember: { version: 3 } });
    const history = await auditOf(testContext.prisma, "StaffMember", row.id);
    expect(history.filter(({ action }) => action === "UPDATE")).toHaveLength(2);
  });

  it("ends the sessions of a staff member whose role changes", async () => {
    const row = await personRow(testContext.prisma);
    await session(row, 1);
    await update({ id: id(row), details: { name: "只改名" } });
    expect(await sessionsOf(row)).toBe(1);
    await update({ id: id(row), details: { role: "ADMIN" } });
    expect(await sessionsOf(row)).toBe(0);
    await update({ id: id(row), details: { role: "STAFF" } });
  });

  it("keeps one admin, also when the last two give up their roles concurrently", async () => {
    const other = await personRow(testContext.prisma, { role: "ADMIN" });
    const admins = [{ id: 1 }, other];
    const answers = await Promise.all(
      admins.map((row) => update({ id: id(row), details: { role: "STAFF" } })),
    );
    expect(answers.flatMap(({ codes }) => codes)).toEqual(["FORBIDDEN"]);
    const last = await testContext.prisma.staffMember.findFirstOrThrow({ where: { role: "ADMIN" } });
    const refused = await dismiss({ id: id(last) });
    expect([refused.codes, refused.params]).toEqual([["FORBIDDEN"], { refusal: "LAST_ADMIN" }]);
    await testContext.prisma.staffMember.update({ where: { id: 1 }, data: { role: "ADMIN" } });
    expect((await dismiss({ id: id(other) })).codes).toEqual([]);
  });

  it("refuses a taken username and a missing staff member", async () => {
    const [row, other] = [await personRow(testContext.prisma), await personRow(testContext.prisma)];
    expect((await update({ id: id(row), details: { username: other.username } })).params).toEqual({
      what: "StaffMember",
      field: "username",
    });
    expect((await update({ id: id({ id: 999_999 }) })).codes).toEqual(["NOT_FOUND"]);
  });
});

describe("dismissStaffMember", () => {
  async function booked() {
    const [row, template] = [await personRow(testContext.prisma), await templateRow(testContext.prisma)];
    const day = "2026-12-15";
    await shiftRow(testContext.prisma, { staffMemberId: row.id, shiftTemplateId: template.id, day });
    const booking = { staffMemberId: row.id, serviceId: null, hour: 10 };
    const past = await appointmentRow(testContext.prisma, { ...booking, day: "2026-11-20" });
    const appointment = await appointmentRow(testContext.prisma, { ...booking, day });
    return { row, past, appointment };
  }
  const staffOf = async ({ id: appointmentId }: { id: number }) =>
    (await testContext.prisma.appointmentItem.findFirstOrThrow({ where: { appointmentId } })).staffMemberId;

  it("is refused with upcoming appointments; forced, those become “not specified” and past ones stay", async () => {
    const { row, past, appointment } = await booked();
    await session(row, 2);
    const { codes, params } = await dismiss({ id: id(row) });
    expect(codes).toEqual(["SHIFT_HAS_APPOINTMENTS"]);
    expect(params).toMatchObject({ appointments: [{ at: "2026-12-15 10:00" }] });
    expect(await sessionsOf(row)).toBe(1);
    expect((await dismiss({ id: id(row), version: 1, force: true })).data).toEqual({
      dismissStaffMember: { state: "DISMISSED", version: 2 },
    });
    expect(await sessionsOf(row)).toBe(0);
    expect([await staffOf(past), await staffOf(appointment)]).toEqual([row.id, null]);
    expect(await auditOf(testContext.prisma, "StaffMember", row.id)).toEqual([
      {
        action: "DISMISS",
        staffMemberId: 1,
        before: { state: "IN_SERVICE" },
        after: { state: "DISMISSED" },
      },
    ]);
  });

  it("also protects an upcoming appointment without a shift, which becomes “not specified” when forced", async () => {
    const row = await personRow(testContext.prisma);
    const booking = { staffMemberId: row.id, serviceId: null, day: "2026-12-16", hour: 10 };
    const appointment = await appointmentRow(testContext.prisma, booking);
    expect((await dismiss({ id: id(row) })).codes).toEqual(["SHIFT_HAS_APPOINTMENTS"]);
    expect((await dismiss({ id: id(row), force: true })).codes).toEqual([]);
    expect(await staffOf(appointment)).toBeNull();
  });

  it("has an effect only once, and so has reinstating", async () => {
    const row = await personRow(testContext.prisma);
    for (const _ of [1, 2]) {
      expect((await dismiss({ id: id(row) })).data).toEqual({
        dismissStaffMember: { state: "DISMISSED", version: 2 },
      });
    }
    for (const _ of [1, 2]) {
      expect((await reinstate({ id: id(row) })).data).toEqual({
        reinstateStaffMember: { state: "IN_SERVICE", version: 3 },
      });
    }
    const actions = (await auditOf(testContext.prisma, "StaffMember", row.id)).map(({ action }) => action);
    expect(actions).toEqual(["DISMISS", "REINSTATE"]);
  });

  it("refuses an outdated version, a person who was never enabled, and a missing person", async () => {
    const [row, never] = [
      await personRow(testContext.prisma),
      await personRow(testContext.prisma, { state: "DISABLED" }),
    ];
    expect((await dismiss({ id: id(row), version: 2 })).codes).toEqual(["CONFLICT"]);
    expect((await dismiss({ id: id(never) })).codes).toEqual(["CONFLICT"]);
    expect((await reinstate({ id: id(never) })).codes).toEqual([]);
    for (const act of [dismiss, reinstate])
      expect((await act({ id: id({ id: 999_999 }) })).codes).toEqual(["NOT_FOUND"]);
  });
});

describe("reading staff", () => {
  it("staff can filter staff by name, state, role and service", async () => {
    const service = await serviceRow(testContext.prisma, { name: "按摩" });
    const zoe = await personRow(testContext.prisma, { name: "左伊", englishName: "Zoe Wu" });
    await personRow(testContext.prisma, { name: "Zoey", role: "ADMIN", state: "DISMISSED" });
    await testContext.prisma.staffSkill.create({ data: { staffMemberId: zoe.id, serviceId: service.id } });
    const names = async (filter: object) => {
      const { data } = await testContext.run<{ staffMembers: { edges: { node: { name: string } }[] } }>(
        LIST,
        { filter },
        staff(zoe.id, "STAFF"),
      );
      return data?.staffMembers.edges.map(({ node }) => node.name);
    };
    expect(await names({ name: "zoe" })).toEqual(["Zoey", "左伊"]);
    expect(await names({ name: "zoe", states: ["IN_SERVICE"] })).toEqual(["左伊"]);
    expect(await names({ name: "zoe", roles: ["ADMIN"] })).toEqual(["Zoey"]);
    expect(await names({ serviceIds: [globalId("Service", service.id)] })).toEqual(["左伊"]);
    expect(await names({ ids: [id(zoe)] })).toEqual(["左伊"]);
  });

  it("personnel details and usernames are for admins and the person only", async () => {
    const [me, colleague] = [await personRow(testContext.prisma), await personRow(testContext.prisma)];
    await testContext.prisma.personnelDetails.create({ data: { staffMemberId: me.id, salary: 1 } });
    const guest = customer((await customerRow(testContext.prisma)).id);
    const ask = (field: string, viewer: typeof ADMIN) =>
      testContext.run(
        `query ($id: ID!) { node(id: $id) { ... on StaffMember { ${field} } } }`,
        { id: id(me) },
        viewer,
      );
    for (const field of ["personnel { salary }", "username", "mustChangePassword"]) {
      expect((await ask(field, ADMIN)).codes).toEqual([]);
      expect((await ask(field, staff(me.id, "STAFF"))).codes).toEqual([]);
      expect((await ask(field, staff(colleague.id, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
      expect((await ask(field, guest)).codes).toEqual(["UNAUTHENTICATED"]);
    }
    for (const field of ["role", "state", "version", "createdAt"]) {
      expect((await ask(field, staff(colleague.id, "STAFF"))).codes).toEqual([]);
      expect((await ask(field, guest)).codes).toEqual(["UNAUTHENTICATED"]);
    }
    expect((await ask("name englishName positionName imageUrl services { name }", guest)).codes).toEqual([]);
  });

  it("customers can list active staff, even before they sign in", async () => {
    const document = "query ($name: String) { bookableStaff(name: $name) { name } }";
    const guest = customer((await customerRow(testContext.prisma)).id);
    await personRow(testContext.prisma, { name: "Kim A" });
    await personRow(testContext.prisma, { name: "Kim B", state: "DISMISSED" });
    await personRow(testContext.prisma, { name: "C", englishName: "kim" });
    const { data } = await testContext.run(document, { name: "KIM" }, guest);
    expect(data).toEqual({ bookableStaff: [{ name: "Kim A" }, { name: "C" }] });
    expect((await testContext.run(document, { name: "kim" }, ANONYMOUS)).data).toEqual(data);
  });

  it("an anonymous viewer sees no more of them than a customer", async () => {
    await personRow(testContext.prisma, { name: "Lin" });
    const ask = (field: string) =>
      testContext.run(`{ bookableStaff(name: "lin") { ${field} } }`, {}, ANONYMOUS);
    const hidden = ["personnel { salary }", "username", "mustChangePassword", "role", "state", "version"];
    for (const field of hidden) expect((await ask(field)).codes).toEqual(["UNAUTHENTICATED"]);
    const open = await ask("name englishName positionName imageUrl services { name }");
    expect(open.data).toEqual({
      bookableStaff: [{ name: "Lin", englishName: "", positionName: "", imageUrl: null, services: [] }],
    });
  });
});

describe("a viewer who is not an admin", () => {
  it.each([
    ["an anonymous viewer", ANONYMOUS, "UNAUTHENTICATED"],
    ["a customer", customer(1), "UNAUTHENTICATED"],
    ["staff, not even of themselves", staff(1, "STAFF"), "FORBIDDEN"],
  ])("cannot change staff: %s", async (_who, viewer, code) => {
    const input = { id: id({ id: 1 }) };
    expect((await create({ details: someone }, viewer)).codes).toEqual([code]);
    expect((await update({ ...input, details: { name: "x" } }, viewer)).codes).toEqual([code]);
    expect((await dismiss(input, viewer)).codes).toEqual([code]);
    expect((await reinstate(input, viewer)).codes).toEqual([code]);
  });
});
