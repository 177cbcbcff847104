import { describe, expect, it } from "vitest";
import { ROUTES } from "../protocol/routes.ts";
import { fakeServer } from "../testing/fakeServer.ts";

async function get(path: string) {
  const response = await fakeServer().request("GET", path, { headers: {} });
  if (response === null) throw new Error(path);
  return { response, text: await response.text() };
}

describe("/api/docs", () => {
  it("lists every route without a login", async () => {
    const { response, text } = await get("/api/docs/");
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    for (const { method, path } of ROUTES)
      expect(text).toContain(`<span class="method">${method}</span> ${path}`);
    expect(text).toContain("3002 PRICE_CHANGED");
  });

  it("shows the fields of a batch's rows once", async () => {
    const { text } = await get("/api/docs?q=batch%2Fproduct-order");
    expect(text).toContain("<code>datas[].orderer_name</code>");
    expect(text).not.toContain("<code>list[].orderer_name</code>");
  });

  it("has no script and no inline style, as its content security policy requires", async () => {
    const { response, text } = await get("/api/docs");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'self'");
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\//);
  });

  it("filters the routes by every word of the search", async () => {
    const { text } = await get("/api/docs?q=PUT+receiver_name");
    expect(text).toContain("1 of ");
    expect(text).toContain('id="put-api-admin-product-order"');
    expect(text).not.toContain('id="put-api-admin-product-order-content"');
  });

  it("shows the search as text, never as markup", async () => {
    const { text } = await get(`/api/docs?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(text).not.toContain("<script>");
    expect(text).toContain("0 of ");
  });

  it("serves the style sheet and openapi.json", async () => {
    expect((await get("/api/docs/style.css")).response.headers.get("content-type")).toContain("text/css");
    const { response, text } = await get("/api/docs/openapi.json");
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(JSON.parse(text)).toMatchObject({ openapi: "3.1.0" });
  });
});
