import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DomainError } from "../../domain/errors.ts";
import { globalId } from "../../ids.ts";
import { auditOf, product } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";
import { createImages } from "./changeImages.ts";

const CREATE =
  "mutation ($images: [ImageDetailsInput!]!) { createImages(input: { images: $images }) { name imageUrl(variant: CARD) version } }";
const UPDATE =
  "mutation ($input: UpdateImageInput!) { updateImage(input: $input) { name imageUrl version } }";
const DELETE = "mutation ($ids: [ID!]!) { deleteImages(input: { ids: $ids }) }";
const LIST =
  "query ($filter: ImageFilter) { images(filter: $filter) { totalCount edges { node { name } } } }";
const NODE = "query ($id: ID!) { node(id: $id) { ... on Image { name } } }";

const [ONE, TWO] = [btoa("one picture"), btoa("another picture")];

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const entry = async (name = "門口", image = ONE) => {
  await testContext.run(CREATE, { images: [{ name, image }] }, ADMIN);
  return testContext.prisma.image.findFirstOrThrow({ orderBy: { id: "desc" } });
};
const id = (row: { id: number }) => globalId("Image", row.id);
const create = (images: object[], viewer = ADMIN) => testContext.run(CREATE, { images }, viewer);
const update = (input: object, viewer = ADMIN) => testContext.run(UPDATE, { input }, viewer);
const remove = (ids: string[], viewer = ADMIN) => testContext.run(DELETE, { ids }, viewer);
const gone = globalId("Image", 999_999);

describe("createImages", () => {
  it("enters them in the given order; the same picture twice is one file", async () => {
    const { data } = await create([
      { name: " 一 ", image: ONE },
      { name: "二", image: `data:image/jpeg;base64,${ONE}` },
    ]);
    const imageUrl = expect.stringMatching(/^\/images\/[0-9a-f]{64}\/card\.jpg$/);
    expect(data).toEqual({
      createImages: [
        { name: "一", imageUrl, version: 1 },
        { name: "二", imageUrl, version: 1 },
      ],
    });
    const rows = await testContext.prisma.image.findMany({ where: { name: { in: ["一", "二"] } } });
    expect(new Set(rows.map(({ imageHash }) => imageHash)).size).toBe(1);
    expect(await auditOf(testContext.prisma, "Image", rows[0]?.id ?? 0)).toMatchObject([
      { action: "CREATE" },
    ]);
  });

  it.each([
    ["name", { image: ONE }],
    ["name", { name: "長".repeat(201), image: ONE }],
    ["image", { name: "無" }],
    ["image", { name: "壞", image: "data:text/html,<b>" }],
    ["image", { name: "大", image: btoa("x".repeat(1_000_001)) }],
  ])("rejects an invalid %s with field and row, and adds none", async (field, details) => {
    const before = await testContext.prisma.image.count();
    const { codes, params } = await create([{ name: "好", image: ONE }, details]);
    expect([codes, params]).toMatchObject([["INVALID_INPUT"], { field, row: 2 }]);
    expect(await testContext.prisma.image.count()).toBe(before);
  });

  it("reports the row whose bytes are not an image", async () => {
    const context = testContext.context(ADMIN);
    const store = async (bytes: Uint8Array) => {
      if (new TextDecoder().decode(bytes) === "another picture")
        throw DomainError.of("INVALID_INPUT", { field: "image" });
      return context.images.store(bytes);
    };
    const images = [
      { name: "一", image: ONE },
      { name: "二", image: TWO },
    ];
    const before = await testContext.prisma.image.count();
    await expect(
      createImages({ ...context, images: { ...context.images, store } }, images),
    ).rejects.toMatchObject({
      code: "INVALID_INPUT",
      params: { field: "image", row: 2 },
    });
    expect(await testContext.prisma.image.count()).toBe(before);
  });
});

describe("updateImage", () => {
  it("renames the entry, replaces its image, and rejects an outdated version", async () => {
    const row = await entry();
    const first = await update({ id: id(row), version: 1, details: { name: "後門" } });
    expect(first.data).toMatchObject({ updateImage: { name: "後門", version: 2 } });
    await update({ id: id(row), version: 2, details: { image: TWO } });
    const kept = await testContext.prisma.image.findUniqueOrThrow({ where: { id: row.id } });
    expect(kept).toMatchObject({ name: "後門", version: 3 });
    expect(kept.imageHash).not.toBe(row.imageHash);
    const late = await update({ id: id(row), version: 2, details: { name: "晚" } });
    expect([late.codes, late.params]).toEqual([["CONFLICT"], { what: "Image" }]);
    expect(await auditOf(testContext.prisma, "Image", row.id)).toMatchObject([
      { action: "CREATE" },
      { action: "UPDATE", before: { name: "門口" }, after: { name: "後門" } },
      { action: "UPDATE", before: { imageHash: row.imageHash } },
    ]);
  });

  it("rejects unknown entries, an empty name, and bytes that are not an image", async () => {
    const row = await entry();
    expect((await update({ id: gone, details: {} })).codes).toEqual(["NOT_FOUND"]);
    expect((await update({ id: id(row), details: { name: " " } })).params).toEqual({ field: "name" });
    expect((await update({ id: id(row), details: { image: "?" } })).params).toMatchObject({
      field: "image",
      picture: { problem: "NOT_A_PICTURE" },
    });
  });
});

describe("deleteImages", () => {
  it("keeps the image of products that show it", async () => {
    const row = await entry();
    const bowl = await product(testContext.prisma, { imageHash: row.imageHash });
    expect((await remove([id(row)])).data).toEqual({ deleteImages: [id(row)] });
    expect(await testContext.prisma.image.count({ where: { id: row.id } })).toBe(0);
    const left = await testContext.prisma.product.findUniqueOrThrow({
      where: { id: bowl.id },
      include: { image: true },
    });
    expect(left.image?.hash).toBe(row.imageHash);
    expect((await auditOf(testContext.prisma, "Image", row.id)).at(-1)).toMatchObject({
      action: "DELETE",
      after: null,
    });
  });

  it("deletes all or none", async () => {
    const row = await entry();
    expect((await remove([id(row), gone])).codes).toEqual(["NOT_FOUND"]);
    expect(await testContext.prisma.image.count({ where: { id: row.id } })).toBe(1);
  });
});

describe("images", () => {
  it("can be filtered by name and id, newest first", async () => {
    const [a, b] = [await entry("Found A"), await entry("found b")];
    const names = async (filter: object) =>
      (
        await testContext.run<{ images: { edges: { node: { name: string } }[] } }>(LIST, { filter }, ADMIN)
      ).data?.images.edges.map(({ node }) => node.name);
    expect(await names({ name: "FOUND" })).toEqual([b.name, a.name]);
    expect(await names({ ids: [id(a)] })).toEqual([a.name]);
    expect((await testContext.run(NODE, { id: id(a) }, ADMIN)).data).toEqual({ node: { name: a.name } });
  });
});

describe("a viewer who is not an admin", () => {
  it.each([
    ["an anonymous viewer", ANONYMOUS, "UNAUTHENTICATED"],
    ["a customer", customer(1), "UNAUTHENTICATED"],
    ["staff", staff(1, "STAFF"), "FORBIDDEN"],
  ])("can neither see nor change the registry: %s", async (_who, viewer, code) => {
    const row = await entry();
    expect((await create([{ name: "x", image: ONE }], viewer)).codes).toEqual([code]);
    expect((await update({ id: id(row), details: {} }, viewer)).codes).toEqual([code]);
    expect((await remove([id(row)], viewer)).codes).toEqual([code]);
    expect((await testContext.run(LIST, {}, viewer)).codes).toEqual([code]);
    expect((await testContext.run(NODE, { id: id(row) }, viewer)).data).toEqual({ node: null });
  });
});
