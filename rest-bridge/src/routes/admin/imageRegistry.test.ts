import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { PICTURE } from "../../testing/calls.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { connection, everything, imageRow } from "../../testing/rows.ts";

const PATH = "/api/admin/image-registry";

describe("image-registry", () => {
  it("returns entries with the URL of their image", async () => {
    const { call } = fakeServer(everything);
    const entry = { id: 4, name: "門面", image_url: "/images/f.webp" };
    expect((await call("GET", `${PATH}?id=4`)).data).toEqual(entry);
    expect((await call("GET", `${PATH}/list`)).data).toEqual({ total_count: 1, page: 1, datas: [entry] });
  });

  it("sorts the select-list by id", async () => {
    const rows = [2, 1].map((number) => ({ ...imageRow, id: globalId("Image", number) }));
    const { call } = fakeServer({ ...everything, images: connection(rows) });
    expect((await call("GET", `${PATH}/select-list`)).data).toMatchObject({ datas: [{ id: 1 }, { id: 2 }] });
  });

  it("POST and batch send name and image, and return ids", async () => {
    const { call, variables } = fakeServer(everything);
    const row = { name: " 門面 ", image: PICTURE };
    expect((await call("POST", PATH, { body: row })).data).toEqual({ id: 40 });
    expect(variables().input).toEqual({ images: [{ name: "門面", image: PICTURE }] });
    expect((await call("POST", `${PATH}/batch`, { body: { datas: [row, row] } })).data).toEqual({
      ids: [40, 41],
    });
  });

  it("PUT keeps the image when the request has none", async () => {
    const { call, variables } = fakeServer(everything);
    for (const image of ["", null, undefined]) {
      expect((await call("PUT", PATH, { body: { id: 4, name: "x", image } })).data).toEqual({ id: 4 });
      expect(variables().input).toEqual({ id: globalId("Image", 4), details: { name: "x" } });
    }
  });

  it("names the row with an invalid image, whether the bridge or GraphQL refuses it", async () => {
    const datas = [{ name: "a", image: PICTURE }, { name: "b" }];
    const { call } = fakeServer(everything);
    expect((await call("POST", `${PATH}/batch`, { body: { datas } })).error_text).toEqual(
      refusedText({ field: "image", row: 2 }),
    );
    const error = DomainError.of("INVALID_INPUT", { field: "image", row: 2 });
    const refusing = fakeServer({
      createImages: () => {
        throw error;
      },
    });
    const body = { datas: [datas[0], { name: "b", image: "bm8=" }] };
    expect((await refusing.call("POST", `${PATH}/batch`, { body })).error_text).toEqual(
      refusedText({ field: "image", row: 2 }),
    );
  });
});
