import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "../context.ts";
import { globalId } from "../ids.ts";
import { personRow } from "../testing/bookingFixtures.ts";
import { auditOf } from "../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../testing/run.ts";

const OWN =
  "mutation ($input: SetOwnPasswordInput!) { setOwnPassword(input: $input) { mustChangePassword version } }";
const THEIRS =
  "mutation ($input: SetStaffPasswordInput!) { setStaffPassword(input: $input) { mustChangePassword version } }";

let testContext: TestContext;
let person: Awaited<ReturnType<typeof personRow>>;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  person = await personRow(testContext.prisma);
});

const own = (input: object, viewer: Viewer) => testContext.run(OWN, { input }, viewer);
const theirs = (input: object, viewer = ADMIN) => testContext.run(THEIRS, { input }, viewer);
const hash = async () =>
  (await testContext.prisma.staffMember.findUniqueOrThrow({ where: { id: person.id } })).passwordHash;
let tags = 0;
const session = async () => {
  const tokenHash = Uint8Array.of(++tags);
  const expiresAt = new Date("2030-01-01");
  const { id } = await testContext.prisma.session.create({
    data: { staffMemberId: person.id, tokenHash, expiresAt },
  });
  return id;
};
const signedIn = (sessionId: number, mustChangePassword = false): Viewer => ({
  staff: { id: person.id, role: "STAFF", mustChangePassword, sessionId },
  customer: null,
  token: null,
});
const sessions = async () =>
  (await testContext.prisma.session.findMany({ where: { staffMemberId: person.id } })).map(({ id }) => id);

describe("setOwnPassword", () => {
  it("ends the person's other sessions, and writes no password to the audit log", async () => {
    const [here] = [await session(), await session()];
    const input = { currentPassword: "secret", password: "a better one" };
    expect((await own(input, signedIn(here))).data).toEqual({
      setOwnPassword: { mustChangePassword: false, version: 2 },
    });
    expect(await hash()).toBe("plain:a better one");
    expect(await sessions()).toEqual([here]);
    expect(await auditOf(testContext.prisma, "StaffMember", person.id)).toEqual([
      { action: "SET_PASSWORD", staffMemberId: person.id, before: null, after: null },
    ]);
  });

  it("checks the current password if given, and accepts 8 to 200 characters", async () => {
    const viewer = signedIn(await session());
    const wrong = await own({ currentPassword: "wrong", password: "a better one" }, viewer);
    expect(wrong.codes).toEqual(["WRONG_CREDENTIALS"]);
    for (const password of ["seven77", "x".repeat(201)]) {
      expect((await own({ password }, viewer)).params).toEqual({ field: "password" });
    }
    expect(await hash()).toBe("plain:secret");
    expect((await own({ password: "eight888" }, viewer)).codes).toEqual([]);
  });

  it("is the only operation allowed while the password must be changed, and refuses the same password", async () => {
    const password = "first time";
    await testContext.prisma.staffMember.update({
      where: { id: person.id },
      data: { mustChangePassword: true, passwordHash: `plain:${password}` },
    });
    const viewer = signedIn(await session(), true);
    expect(
      (
        await testContext.run(
          "{ viewer { staffMember { name username role mustChangePassword } } }",
          {},
          viewer,
        )
      ).codes,
    ).toEqual([]);
    for (const document of [
      "{ staffMembers { totalCount } }",
      "{ viewer { staffMember { personnel { salary } } } }",
    ])
      expect((await testContext.run(document, {}, viewer)).codes).toEqual(["PASSWORD_CHANGE_REQUIRED"]);
    const admin: Viewer = {
      staff: { id: 1, role: "ADMIN", mustChangePassword: true, sessionId: 0 },
      customer: null,
      token: null,
    };
    expect((await testContext.run("{ customers { totalCount } }", {}, admin)).codes).toEqual([
      "PASSWORD_CHANGE_REQUIRED",
    ]);
    expect((await own({ password }, viewer)).params).toEqual({ field: "password" });
    expect((await own({ password: "my own one" }, viewer)).data).toEqual({
      setOwnPassword: { mustChangePassword: false, version: 2 },
    });
  });

  it("requires staff", async () => {
    for (const viewer of [ANONYMOUS, customer(1)])
      expect((await own({ password: "a better one" }, viewer)).codes).toEqual(["UNAUTHENTICATED"]);
  });
});

describe("setStaffPassword", () => {
  it("sets a password that the person must change, and ends all of their sessions", async () => {
    await session();
    const input = { id: globalId("StaffMember", person.id), password: "for the start" };
    expect((await theirs(input)).data).toEqual({
      setStaffPassword: { mustChangePassword: true, version: 2 },
    });
    expect([await hash(), await sessions()]).toEqual(["plain:for the start", []]);
    // An admin who sets their own password does not have to change it.
    const mine = { ...input, id: globalId("StaffMember", 1) };
    expect((await theirs(mine)).data).toMatchObject({ setStaffPassword: { mustChangePassword: false } });
  });

  it("refuses a short password, a missing person and a viewer who is not an admin", async () => {
    const id = globalId("StaffMember", person.id);
    expect((await theirs({ id, password: "seven77" })).params).toEqual({ field: "password" });
    const gone = { id: globalId("StaffMember", 999_999), password: "for the start" };
    expect((await theirs(gone)).codes).toEqual(["NOT_FOUND"]);
    const input = { id, password: "for the start" };
    expect((await theirs(input, ANONYMOUS)).codes).toEqual(["UNAUTHENTICATED"]);
    expect((await theirs(input, staff(person.id, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
  });
});
