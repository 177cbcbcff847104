import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "../../context.ts";
import { imageHashOf } from "../../domain/imageUrl.ts";
import { globalId } from "../../ids.ts";
import { auditOf, product, productWithVariants } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, staff, type TestContext } from "../../testing/run.ts";

const FIELDS = "id version imageUrl images { imageUrl altText }";
const UPLOAD = "mutation ($image: String!) { uploadImage(input: { image: $image }) { imageUrl } }";
const CREATE = `mutation ($products: [NewProductInput!]!) { createProducts(input: { products: $products }) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { ${FIELDS} } }`;
const READ = `query ($id: ID!) { node(id: $id) { ... on Product { ${FIELDS} variants { id imageUrl images { imageUrl } } } } }`;

interface Shown {
  imageUrl: string;
  altText: string;
}
interface Fields {
  id: string;
  version: number;
  imageUrl: string | null;
  images: Shown[];
  variants: { id: string; imageUrl: string | null; images: { imageUrl: string }[] }[];
}

let testContext: TestContext;
let urls: string[];

beforeAll(async () => {
  testContext = await createTestContext();
  urls = [];
  for (const name of "abcdefghi") urls.push(await upload(name));
});
afterAll(() => testContext.close());

const idOf = ({ id }: { id: number }) => globalId("Product", id);
const url = (index: number) => urls[index] ?? "";
const shown = (...indexes: number[]): Shown[] =>
  indexes.map((index) => ({ imageUrl: url(index), altText: `Picture ${index}` }));
const update = (input: object, viewer = ADMIN) =>
  testContext.run<{ updateProduct: Fields }>(UPDATE, { input }, viewer);
const further = (productId: number) =>
  testContext.prisma.productImage.findMany({ where: { productId }, orderBy: { position: "asc" } });

async function upload(name: string): Promise<string> {
  const { data } = await testContext.run<{ uploadImage: Shown }>(UPLOAD, { image: btoa(name) }, ADMIN);
  return data?.uploadImage.imageUrl ?? "";
}

async function read(row: { id: number }, viewer = ADMIN): Promise<Fields> {
  const { data } = await testContext.run<{ node: Fields }>(READ, { id: idOf(row) }, viewer);
  if (data === null) throw new Error("The product cannot be read.");
  return data.node;
}

async function withImages(...indexes: number[]) {
  const row = await product(testContext.prisma);
  const { data } = await update({ id: idOf(row), details: { images: shown(...indexes) } });
  return { id: row.id, version: data?.updateProduct.version ?? 0 };
}

describe("uploadImage", () => {
  it("stores the image for admins", async () => {
    expect(url(0)).toMatch(/^\/images\/[0-9a-f]{64}\/list\.webp$/);
    const codesOf = async (viewer: Viewer) =>
      (await testContext.run(UPLOAD, { image: btoa("a") }, viewer)).codes;
    expect(await codesOf(ANONYMOUS)).toEqual(["UNAUTHENTICATED"]);
    expect(await codesOf(staff(1, "STAFF"))).toEqual(["FORBIDDEN"]);
  });

  it.each(["", "no base64!", btoa("x".repeat(1_000_001))])(
    "refuses an image that is none or too large",
    async (image) => {
      const { codes, params } = await testContext.run(UPLOAD, { image }, ADMIN);
      expect(codes).toEqual(["INVALID_INPUT"]);
      expect(params).toMatchObject({ field: "image" });
    },
  );
});

describe("the images of a product", () => {
  it("are written when it is created, and the first one is its image", async () => {
    const details = { name: "Bowl", price: "1", images: shown(2, 0, 1) };
    const { data, codes } = await testContext.run<{ createProducts: Fields[] }>(
      CREATE,
      { products: [{ details }, { details: { name: "Cup", price: "1" } }] },
      ADMIN,
    );
    expect(codes).toEqual([]);
    expect(data?.createProducts).toMatchObject([
      { imageUrl: url(2), images: shown(2, 0, 1) },
      { imageUrl: null, images: [] },
    ]);
  });

  it("are added, described, reordered and removed in one step, which the history shows", async () => {
    const row = await withImages(0, 1);
    const wanted = [...shown(3, 1), { imageUrl: url(0), altText: " The back  " }];
    const { data, codes } = await update({
      id: idOf(row),
      version: row.version,
      details: { images: wanted },
    });
    expect(codes).toEqual([]);
    expect(data?.updateProduct).toMatchObject({
      version: row.version + 1,
      imageUrl: url(3),
      images: [...shown(3, 1), { imageUrl: url(0), altText: "The back" }],
    });
    expect((await read(row, ANONYMOUS)).images).toEqual(data?.updateProduct.images);
    expect((await auditOf(testContext.prisma, "Product", row.id)).at(-1)).toMatchObject({
      before: { imageAltText: "Picture 0", furtherImages: [{ altText: "Picture 1" }] },
      after: {
        imageAltText: "Picture 3",
        furtherImages: [{ altText: "Picture 1" }, { altText: "The back" }],
      },
    });
    const { data: none } = await update({ id: idOf(row), details: { images: [] } });
    expect(none?.updateProduct).toMatchObject({ imageUrl: null, images: [], version: row.version + 2 });
    expect(await further(row.id)).toEqual([]);
  });

  it("are a change when only a further one is removed, and none when nothing differs", async () => {
    const row = await withImages(0, 1);
    const same = await update({ id: idOf(row), details: { images: shown(0, 1) } });
    expect(same.data?.updateProduct.version).toBe(row.version);
    const fewer = await update({ id: idOf(row), details: { images: shown(0) } });
    expect(fewer.data?.updateProduct).toMatchObject({ version: row.version + 1, images: shown(0) });
  });

  it("keep the further ones when `image` replaces or removes the first one", async () => {
    const row = await withImages(0, 1, 2);
    await update({ id: idOf(row), details: { image: btoa("new") } });
    const replaced = await read(row);
    expect(replaced.images).toEqual([{ imageUrl: replaced.imageUrl, altText: "" }, ...shown(1, 2)]);
    await update({ id: idOf(row), details: { image: null } });
    expect(await read(row)).toMatchObject({ imageUrl: url(1), images: shown(1, 2) });
    // The product has this image already, in another place.
    await update({ id: idOf(row), details: { image: btoa("c") } });
    expect((await read(row)).images).toEqual(shown(2));
    await update({ id: idOf(row), details: { image: null } });
    expect(await read(row)).toMatchObject({ imageUrl: null, images: [] });
  });

  it.each([
    ["images", { images: "012345678".split("").map((index) => ({ imageUrl: Number(index) })) }, "LIST"],
    ["images", { images: [{ imageUrl: 0 }, { imageUrl: 0 }] }, "UNIQUE"],
    ["altText", { images: [{ imageUrl: 0, altText: "x".repeat(201) }] }, "TEXT"],
    ["imageUrl", { images: [{ imageUrl: "/images/1" }] }, "FORMAT"],
    ["image", { images: [], image: btoa("a") }, "ALONE"],
    ["image", { images: [], image: null }, "ALONE"],
  ])("are refused on %s and stay as they were", async (field, { images, ...rest }, kind) => {
    const row = await withImages(0, 1);
    const wanted = images.map(({ imageUrl, ...image }) => ({
      imageUrl: typeof imageUrl === "number" ? url(imageUrl) : imageUrl,
      ...image,
    }));
    const { codes, params, rule } = await update({ id: idOf(row), details: { images: wanted, ...rest } });
    expect(codes).toEqual(["INVALID_INPUT"]);
    expect({ ...params, rule }).toMatchObject({ field, rule: { kind } });
    expect((await read(row)).images).toEqual(shown(0, 1));
  });

  it("are refused with the row and the place of one that is not stored", async () => {
    const images = [...shown(0), { imageUrl: `/images/${"0".repeat(64)}/list.webp` }];
    const cup = { details: { name: "Cup", price: "1" } };
    const { codes, params } = await testContext.run(
      CREATE,
      { products: [cup, { details: { ...cup.details, images } }] },
      ADMIN,
    );
    expect(codes).toEqual(["INVALID_INPUT"]);
    expect(params).toMatchObject({ field: "image", row: 2, picture: { problem: "NOT_STORED" } });
    const row = await withImages(0);
    expect((await update({ id: idOf(row), details: { images } })).codes).toEqual(["INVALID_INPUT"]);
    expect((await read(row)).images).toEqual(shown(0));
  });

  it("are young again when a product refers to them, so that no sweep deletes them meanwhile", async () => {
    const hash = imageHashOf(url(8)) ?? "";
    const { imageFile } = testContext.prisma;
    await imageFile.update({ where: { hash }, data: { createdAt: new Date(0) } });
    await withImages(8);
    expect((await imageFile.findUniqueOrThrow({ where: { hash } })).createdAt).toEqual(testContext.now);
  });

  it("belong to the product, not to its variants, which may have one of their own", async () => {
    const { parent, variants } = await productWithVariants(testContext.prisma);
    const [first = parent, second = parent] = variants;
    const refused = await update({ id: idOf(first), details: { images: shown(0) } });
    expect(refused.rule).toEqual({ kind: "PER_PRODUCT" });
    await update({ id: idOf(parent), details: { images: shown(0, 1) } });
    await update({ id: idOf(second), details: { image: btoa("its own") } });
    const { images, variants: [one, other] = [] } = await read(parent);
    expect(images).toEqual(shown(0, 1));
    expect(one).toMatchObject({ imageUrl: url(0), images: [] });
    expect(other?.images).toEqual([{ imageUrl: other?.imageUrl }]);
    expect(other?.imageUrl).not.toBe(url(0));
  });

  it("stay with a product whose deletion can be undone, and leave with its row", async () => {
    const row = await withImages(0, 1);
    await testContext.run(
      "mutation ($ids: [ID!]!) { deleteProducts(input: { ids: $ids }) }",
      { ids: [idOf(row)] },
      ADMIN,
    );
    expect(await further(row.id)).toHaveLength(1);
    await testContext.prisma.product.delete({ where: { id: row.id } });
    expect(await further(row.id)).toEqual([]);
  });
});

describe("concurrent changes of the images", () => {
  const ROUNDS = 30;

  it("of two who saw the same version, one is applied and the other is a CONFLICT", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const row = await withImages(0, 1, 2, 3);
      const orders = [shown(3, 2, 1, 0), shown(1, 0, 3, 2)];
      const results = await Promise.all(
        orders.map((images) => update({ id: idOf(row), version: row.version, details: { images } })),
      );
      expect(results.flatMap(({ codes }) => codes)).toEqual(["CONFLICT"]);
      const winner = orders[results.findIndex(({ codes }) => codes.length === 0)];
      expect((await read(row)).images).toEqual(winner);
    }
  });

  it("without a version leave the list of one of them, never a mixture", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const row = await withImages(0, 1);
      const lists = [shown(4, 5, 6, 7), shown(7, 6), shown(1), []];
      const results = await Promise.all(
        lists.map((images) => update({ id: idOf(row), details: { images } })),
      );
      expect(results.flatMap(({ codes }) => codes)).toEqual([]);
      const { images, imageUrl } = await read(row);
      expect(lists).toContainEqual(images);
      expect(imageUrl).toBe(images[0]?.imageUrl ?? null);
    }
  });
});
