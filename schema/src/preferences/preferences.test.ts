import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_PREFERENCES } from "../domain/preferences/preferences.ts";
import { staffRow } from "../testing/fixtures.ts";
import { ANONYMOUS, createTestContext, staff, type TestContext } from "../testing/run.ts";

let testContext: TestContext;
let mine: ReturnType<typeof staff>;
let other: ReturnType<typeof staff>;
let clerk: ReturnType<typeof staff>;
beforeAll(async () => {
  testContext = await createTestContext();
  mine = staff((await staffRow(testContext.prisma, { name: "安" })).id);
  other = staff((await staffRow(testContext.prisma, { name: "博" })).id);
  clerk = staff((await staffRow(testContext.prisma, { role: "STAFF" })).id, "STAFF");
});
afterAll(() => testContext.close());

const SAVE =
  "mutation ($input: SaveStaffPreferenceInput!) { saveStaffPreference(input: $input) { kind subject name value shared isOwn ownerName } }";
const DELETE =
  "mutation ($input: DeleteStaffPreferenceInput!) { deleteStaffPreference(input: $input) { preferences { name } } }";
const LIST = "{ viewer { preferences { kind subject name value shared isOwn ownerName } } }";

interface Preference {
  name: string;
  value: string;
  isOwn: boolean;
}

const save = (input: object, viewer = mine) =>
  testContext.run<{ saveStaffPreference: Preference }>(SAVE, { input }, viewer);
const table = (value: unknown) => ({ kind: "TABLE", subject: "orders", value: JSON.stringify(value) });
const view = (name: string, more = {}) => ({
  kind: "VIEW",
  subject: "orders",
  name,
  value: JSON.stringify({ search: "state=WAITING", layout: {} }),
  ...more,
});
async function list(viewer = mine) {
  const { data } = await testContext.run<{ viewer: { preferences: Preference[] } }>(LIST, {}, viewer);
  return data?.viewer.preferences ?? [];
}

describe("a preference", () => {
  it("replaces the one with the same key and keeps only what its kind knows", async () => {
    await save(table({ rows: 25, layout: { shown: { note: true }, widths: { note: 9999 } } }));
    const { data } = await save(
      table({ rows: 26, layout: { shown: { note: 1 }, widths: { note: 120 }, order: ["total", 3] }, x: 1 }),
    );
    expect(JSON.parse(data?.saveStaffPreference.value ?? "")).toEqual({
      layout: { shown: {}, widths: { note: 120 }, order: ["total"] },
      rows: 10,
    });
    expect(await list()).toHaveLength(1);
    expect(await list(other)).toEqual([]);
    expect(await list(ANONYMOUS)).toEqual([]);
  });

  it("is refused when it is not JSON, too long, or named against its kind", async () => {
    const refused = [
      { ...table({}), value: "{" },
      { ...table({}), value: JSON.stringify({ x: "y".repeat(8001) }) },
      { ...table({}), name: "a" },
      view(""),
      view("x".repeat(61)),
    ];
    for (const input of refused) expect((await save(input)).codes).toEqual(["INVALID_INPUT"]);
  });
});

describe("a saved view", () => {
  it("is read by other admins when it is shared, and changed by its owner alone", async () => {
    await save(view("自己的"));
    await save(view("大家的", { shared: true }));
    expect(await list(other)).toMatchObject([{ name: "大家的", isOwn: false, ownerName: "安" }]);
    expect(await list(clerk)).toEqual([]);
    await testContext.run(DELETE, { input: { kind: "VIEW", subject: "orders", name: "大家的" } }, other);
    expect((await list()).map(({ name }) => name)).toContain("大家的");
    const { data } = await testContext.run<{ deleteStaffPreference: { preferences: Preference[] } }>(
      DELETE,
      { input: { kind: "VIEW", subject: "orders", name: "大家的" } },
      mine,
    );
    expect(data?.deleteStaffPreference.preferences.map(({ name }) => name)).not.toContain("大家的");
    expect(await list(other)).toEqual([]);
  });
});

it("limits the preferences of one staff member", async () => {
  const staffMemberId = clerk.staff?.id ?? 0;
  await testContext.prisma.staffPreference.createMany({
    data: Array.from({ length: MAX_PREFERENCES }, (_, index) => ({
      staffMemberId,
      kind: "VIEW" as const,
      subject: "appointments",
      name: `${index}`,
      value: {},
    })),
  });
  expect((await save(view("太多"), clerk)).codes).toEqual(["INVALID_INPUT"]);
  expect((await save({ ...view("1"), subject: "appointments" }, clerk)).codes).toEqual([]);
});
