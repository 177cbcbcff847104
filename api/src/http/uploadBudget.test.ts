import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUploadBudget, UPLOAD_BUDGET_BYTES } from "./uploadBudget.ts";

const MB = 1024 * 1024;

describe("The upload budget", () => {
  let held: number;
  let collections: number;
  let upload: (bytes: number) => Promise<Response>;

  beforeEach(() => {
    vi.useFakeTimers();
    [held, collections] = [300 * MB, 0];
    const uploads = createUploadBudget({
      held: () => held,
      collect: () => {
        collections += 1;
      },
      collectYoung: () => {},
    });
    upload = (bytes) =>
      uploads.admit(
        new Request("http://localhost/graphql", {
          method: "POST",
          body: "{}",
          headers: { "content-length": String(bytes) },
        }),
        async () => new Response("answered"),
      );
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("collects garbage only before an upload that would exceed the memory limit", async () => {
    held = 310 * MB - 4 * 6_000_000;
    await upload(6_000_000);
    expect(collections).toBe(0);
    held += 1;
    expect((await upload(6_000_000)).status).toBe(200);
    expect(collections).toBe(1);
  });

  it("collects at most once a second", async () => {
    held = 310 * MB;
    await upload(MB);
    await upload(MB);
    expect(collections).toBe(1);
    vi.advanceTimersByTime(1_000);
    await upload(MB);
    expect(collections).toBe(2);
  });

  it("refuses uploads without room, and has room again after the answer", async () => {
    const quarter = UPLOAD_BUDGET_BYTES / 4;
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => upload(quarter)))).map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await upload(quarter)).status).toBe(200);
  });
});
