import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PICTURE } from "../rest-bridge/src/testing/calls.ts";
import { ok, openRestShop, type RestShop } from "./servers/restShop.ts";

const PRODUCT = "/api/admin/product/";
/** A GIF of one red pixel. */
const RED = "R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==";

interface Row {
  image_url: string | null;
  images?: { image_url: string; alt_text: string }[];
}

let shop: RestShop;
let id: number;
let first: string;
let second: string;

const get = () => ok(shop.viewers.admin.rest<Row>("GET", `${PRODUCT}?id=${id}`));
const put = (image: string | null) => ok(shop.viewers.admin.rest("PUT", PRODUCT, { id, image }));

async function upload(image: string): Promise<string> {
  const { data } = await shop.viewers.admin.graphql<{ uploadImage: { imageUrl: string } }>(
    "mutation ($image: String!) { uploadImage(input: { image: $image }) { imageUrl(variant: DETAIL) } }",
    { image },
  );
  return data?.uploadImage.imageUrl ?? "";
}

async function setImages(images: object[]): Promise<void> {
  const { code } = await shop.viewers.admin.graphql(
    "mutation ($id: ID!, $images: [ProductImageInput!]!) { updateProduct(input: { id: $id, details: { images: $images } }) { id } }",
    { id: globalId("Product", id), images },
  );
  expect(code).toBeNull();
}

beforeAll(async () => {
  shop = await openRestShop();
  const body = { name: "風呂敷", dollar: "300", image: PICTURE };
  ({ id } = await ok(shop.viewers.admin.rest<{ id: number }>("POST", PRODUCT, body)));
  first = String((await get()).image_url);
  second = await upload(RED);
});
afterAll(() => shop.close());

it("a product with one image has the documented field only", async () => {
  expect(first).toMatch(/^\/images\/.*\/detail\.webp$/);
  expect((await get()).images).toBeUndefined();
});

it("several images, or one with a text, are listed beside the documented field, in which the first one is", async () => {
  await setImages([{ imageUrl: first, altText: "Front" }]);
  expect((await get()).images).toEqual([{ image_url: first, alt_text: "Front" }]);
  await setImages([{ imageUrl: second, altText: "Folded" }, { imageUrl: first }]);
  const shown = [
    { image_url: second, alt_text: "Folded" },
    { image_url: first, alt_text: "" },
  ];
  expect(await get()).toMatchObject({ image_url: second, images: shown });
  const list = shop.viewers.anonymous.rest<{ datas: Row[] }>("GET", "/line/product/list?name=風呂敷");
  expect((await ok(list)).datas).toMatchObject([{ image_url: second, images: shown }]);
  const served = await shop.viewers.anonymous.fetch(second);
  expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

it("PUT leaves the images with an empty image, and removes or replaces the first one", async () => {
  await setImages([{ imageUrl: second, altText: "Folded" }, { imageUrl: first }]);
  await put("");
  expect((await get()).images).toHaveLength(2);
  await put(null);
  expect(await get()).toMatchObject({ image_url: first });
  expect((await get()).images).toBeUndefined();
  await put(null);
  expect((await get()).image_url).toBeNull();
  await setImages([{ imageUrl: first }, { imageUrl: second, altText: "Folded" }]);
  await put(RED);
  expect((await get()).images).toEqual([{ image_url: second, alt_text: "Folded" }]);
});

it("POST and PUT write images beside the documented field, by the rules of GraphQL", async () => {
  const { admin } = shop.viewers;
  const images = [{ image_url: second, alt_text: "Folded" }, { image_url: first }];
  const shown = [
    { image_url: second, alt_text: "Folded" },
    { image_url: first, alt_text: "" },
  ];
  const added = await ok(
    admin.rest<{ id: number }>("POST", PRODUCT, { name: "手ぬぐい", dollar: "90", images }),
  );
  const read = (of: number) => ok(admin.rest<Row>("GET", `${PRODUCT}?id=${of}`));
  expect(await read(added.id)).toMatchObject({ image_url: second, images: shown });
  const batch = { datas: [{ name: "巾着", dollar: "80", images }] };
  const { ids } = await ok(admin.rest<{ ids: number[] }>("POST", "/api/admin/batch/product", batch));
  expect(await read(ids[0] ?? 0)).toMatchObject({ images: shown });

  const change = (body: object) => admin.rest("PUT", PRODUCT, { id: added.id, ...body });
  await ok(change({ name: "手拭い" }));
  await ok(change({ images: null }));
  expect(await read(added.id)).toMatchObject({ images: shown });
  await ok(change({ images: [{ image_url: first, alt_text: "Front" }] }));
  expect(await read(added.id)).toMatchObject({
    image_url: first,
    images: [{ image_url: first, alt_text: "Front" }],
  });
  for (const wrong of [
    { images: [{ image_url: "https://example.com/a.png" }] },
    { images: [{ alt_text: "no image" }] },
    { images: [{ image_url: first }, { image_url: first }] },
    { images: Array.from({ length: 9 }, () => ({ image_url: first })) },
    { images: [{ image_url: first, alt_text: "x".repeat(201) }] },
    { images: "none" },
    { image: RED, images },
  ])
    expect((await change(wrong)).error_code).not.toBe(0);
  expect(await read(added.id)).toMatchObject({ image_url: first });
  await ok(change({ images: [] }));
  expect((await read(added.id)).image_url).toBeNull();
});
