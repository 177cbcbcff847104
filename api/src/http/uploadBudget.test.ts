import { expect, it } from "vitest";
import { createUploadBudget, UPLOAD_BUDGET_BYTES } from "./uploadBudget.ts";

it("refuses uploads without room, and has room again after the answer", async () => {
  const uploads = createUploadBudget();
  const upload = async (bytes: number) => {
    const headers = { "content-length": String(bytes) };
    const request = new Request("http://localhost/graphql", { method: "POST", body: "{}", headers });
    return (await uploads.admit(request, async () => new Response("answered"))).status;
  };
  const quarter = UPLOAD_BUDGET_BYTES / 4;
  const statuses = await Promise.all(Array.from({ length: 5 }, () => upload(quarter)));
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect(await upload(quarter)).toBe(200);
});
