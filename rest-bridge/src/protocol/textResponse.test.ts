import { describe, expect, it } from "vitest";
import { TextResponse } from "./textResponse.ts";

const sent = (response: TextResponse) => {
  const { status, headers, body } = response._toNodeResponse();
  return { status, headers: headers.join("\n"), body };
};

describe("A text response", () => {
  it.each<[string, (response: TextResponse) => unknown]>([
    ["was not read", () => {}],
    ["was cloned", (response) => response.clone()],
    ["was read", (response) => response.text()],
    ["whose clone was read", (response) => response.clone().json()],
  ])("that %s is sent with its current headers", async (_what, read) => {
    const response = new TextResponse('{"a":"茶"}', { status: 201, headers: { "Content-Type": "text/x" } });
    response.headers.append("set-cookie", "a=1");
    response.headers.append("set-cookie", "b=2");
    await read(response);
    response.headers.set("x-request-id", "7");
    response.headers.append("vary", "origin");
    response.headers.append("vary", "accept-encoding");
    expect(sent(response)).toEqual({
      status: 201,
      headers:
        "content-type\ntext/x\nx-request-id\n7\nvary\norigin, accept-encoding\nset-cookie\na=1\nset-cookie\nb=2\ncontent-length\n11",
      body: '{"a":"茶"}',
    });
  });

  it("has a clone with the same status, headers, cookies and text", async () => {
    const response = new TextResponse("x", { status: 409, headers: { "x-a": "1" } });
    response.headers.append("set-cookie", "a=1");
    const clone = response.clone();
    response.headers.set("x-a", "2");
    expect([
      clone.status,
      clone.headers.get("x-a"),
      clone.headers.getSetCookie(),
      await clone.text(),
    ]).toEqual([409, "1", ["a=1"], "x"]);
    expect(await new Response(clone.content, clone).text()).toBe("x");
  });
});
