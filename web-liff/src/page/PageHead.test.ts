import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type InitialData, setInitialData } from "../initialData.ts";
import { PageHead } from "./PageHead.tsx";

const DATA: InitialData = {
  place: "/product-show?product=a%2Fb",
  isSignedOut: false,
  origin: "https://shop.example",
  now: "2026-11-23T01:02:00.000Z",
  language: "en",
  config: {
    liffId: null,
    lineLogin: false,
    demo: null,
    shopName: '町家 <茶> "&"',
    publicUrl: "https://shop.example",
    lineAccountId: null,
  },
  query: null,
};

beforeEach(() => setInitialData(DATA));
afterEach(() => setInitialData(null));

const head = (props: Partial<Parameters<typeof PageHead>[0]> = {}) =>
  renderToString(
    createElement(PageHead, { title: "高山 <b>", description: "$120", path: "/product-show", ...props }),
  );

test("the title names the page and the shop, escaped", () => {
  expect(head()).toContain("<title>高山 &lt;b&gt; · 町家 &lt;茶&gt; &quot;&amp;&quot;</title>");
  expect(head()).toContain('<meta property="og:title" content="高山 &lt;b&gt;"/>');
  expect(head()).toContain('<meta property="og:site_name" content="町家 &lt;茶&gt; &quot;&amp;&quot;"/>');
});

test("addresses are absolute and contain only the parameters that select the content", () => {
  const url = "https://shop.example/product-show?product=a%2Fb";
  const html = head({ params: { product: "a/b" }, picture: "/images/x/card.jpg", type: "product" });
  expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
  expect(html).toContain(`<meta property="og:url" content="${url}"/>`);
  expect(html).toContain('<meta property="og:image" content="https://shop.example/images/x/card.jpg"/>');
  expect(html).toContain('<meta property="og:type" content="product"/>');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

test("a page without a picture shows the shop's symbol", () => {
  expect(head()).toContain('<meta property="og:image" content="https://shop.example/icon-shop.png"/>');
  expect(head()).toContain('<meta name="twitter:card" content="summary"/>');
  expect(head()).toContain('<meta property="og:type" content="website"/>');
});

test("a description is one line of at most 200 characters, which are never split", () => {
  const html = head({ description: `  清香\n\n回甘 ${"🍵".repeat(300)}` });
  const [, description = ""] = /name="description" content="([^"]*)"/.exec(html) ?? [];
  expect([...description]).toHaveLength(200);
  expect(description.startsWith("清香 回甘 🍵")).toBe(true);
  expect(description.endsWith("🍵…")).toBe(true);
  expect(html).toContain(`<meta property="og:description" content="${description}"/>`);
});
