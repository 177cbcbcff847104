import { describe, expect, it } from "vitest";
import { readBytes } from "./readBytes.ts";

/** Returns a request whose body arrives in pieces, and how many of them were taken. */
function requestOf(pieces: readonly string[], headers: Record<string, string> = {}) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[taken];
        taken += 1;
        if (piece === undefined) controller.close();
        else controller.enqueue(Buffer.from(piece));
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", headers, body, duplex: "half" };
  return { request: new Request("http://127.0.0.1/", init), taken: () => taken };
}

describe("readBytes", () => {
  it("joins the pieces of a body", async () => {
    const { request } = requestOf(['{"a":"', "[".repeat(100), '"}']);
    expect(Buffer.from(await readBytes(request, 200)).toString()).toBe(`{"a":"${"[".repeat(100)}"}`);
  });

  it("returns no bytes without a body", async () => {
    expect(await readBytes(new Request("http://127.0.0.1/"), 10)).toHaveLength(0);
  });

  it.each([
    ["TOO_LARGE", ["12345", "67890", "1"], 10, 3],
    ["TOO_DEEP", ["[".repeat(60), "[".repeat(5), "]".repeat(65)], 1000, 2],
  ] as const)("refuses a body as %s at the piece that shows it", async (refusal, pieces, limit, expected) => {
    const { request, taken } = requestOf([...pieces, ...pieces]);
    expect(await readBytes(request, limit)).toBe(refusal);
    expect(taken()).toBe(expected);
  });

  it("refuses a body by its announced length without reading it", async () => {
    const { request, taken } = requestOf(["1".repeat(11)], { "content-length": "11" });
    expect(await readBytes(request, 10)).toBe("TOO_LARGE");
    expect(taken()).toBe(0);
  });
});
