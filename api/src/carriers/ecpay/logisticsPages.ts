import { CHAIN_NAMES, type ConvenienceStore } from "@machiya/schema/domain/carriers/carriers";
import { escapeHtml } from "../../pages/escapeHtml.ts";
import type { EcpayFields } from "../../payments/ecpay/checkMacValue.ts";

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#eef1f4;color:#1b1f24}
main{max-width:30rem;margin:0 auto;padding:1.25rem;background:#fff;min-height:100vh;box-sizing:border-box}
h1{font-size:1.25rem;margin:0 0 .75rem}p{margin:0 0 .75rem}.note{background:#fff4ce;padding:.75rem;border-radius:.5rem}
.map{height:9rem;border-radius:.5rem;margin:0 0 .75rem;background:linear-gradient(90deg,#fff 6px,transparent 0) 0 0/25% 100%,
linear-gradient(#fff 6px,transparent 0) 0 0/100% 33%,#cfe3d0}ul{list-style:none;margin:0;padding:0}
li{display:grid;grid-template-columns:1fr auto;gap:.75rem;align-items:center;padding:.75rem 0;border-top:1px solid #d8dde3}
small{display:block;color:#4a5560}button{min-height:3rem;padding:0 1rem;font:inherit;border:1px solid #0b6a3c;border-radius:.5rem;background:#0b6a3c;color:#fff}
.label{width:100mm;max-width:100%;height:150mm;box-sizing:border-box;border:2px solid #000;padding:6mm;margin:0 0 1rem;background:#fff}
.label b{display:block;font-size:1.5rem}.bars{height:18mm;margin:4mm 0;background:repeating-linear-gradient(90deg,#000 0 2px,#fff 2px 5px,#000 5px 6px,#fff 6px 9px)}
.steps{display:flex;flex-wrap:wrap;gap:.5rem}@media print{.screen{display:none}main{padding:0}@page{size:100mm 150mm;margin:0}}`;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const hidden = (fields: EcpayFields) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join("");

/** Returns the map on which the customer chooses a store, each a form that posts it to the shop. */
export function storeMapPage(
  stores: readonly ConvenienceStore[],
  returnTo: string,
  fieldsOf: (store: ConvenienceStore) => EcpayFields,
): Response {
  const rows = stores.map(
    (
      store,
    ) => `<li><span>${escapeHtml(store.name)} <small>${store.code} · ${escapeHtml(store.address)}</small></span>
<form method="post" action="${escapeHtml(returnTo)}">${hidden(fieldsOf(store))}<button aria-label="選擇 ${escapeHtml(store.name)}">選擇</button></form></li>`,
  );
  const chain = stores[0] === undefined ? "" : CHAIN_NAMES[stores[0].chain];
  return page(
    `${chain} 電子地圖`,
    `<p class="note">This is a stand-in of ECPay’s store map for trying out. No parcel moves.</p>
<div class="map" aria-hidden="true"></div><ul>${rows.join("\n")}</ul>`,
  );
}

export interface LabelContent {
  chain: ConvenienceStore["chain"];
  paymentNo: string;
  validationNo: string;
  recipient: string;
  store: ConvenienceStore;
  collected: string | null;
}

/** Returns the label, and buttons that report what happens to the parcel. */
export function labelPage(
  label: LabelContent,
  statusBase: string,
  steps: Readonly<Record<string, string>>,
): Response {
  const { chain, store, collected } = label;
  const buttons = Object.entries(steps).map(
    ([code, text]) =>
      `<form method="post" action="${escapeHtml(statusBase)}"><button name="code" value="${code}">${text}</button></form>`,
  );
  return page(
    `${CHAIN_NAMES[chain]} 寄件單`,
    `<section class="label"><b>${CHAIN_NAMES[chain]}</b><p>${escapeHtml(store.name)} (${store.code})</p>
<p>${escapeHtml(label.recipient)}</p><div class="bars" aria-hidden="true"></div><b>${label.paymentNo}${label.validationNo}</b>
<p>${collected === null ? "取貨不付款" : `取貨付款 NT$${collected}`}</p></section>
<div class="screen"><p class="note">This is a stand-in of ECPay’s label page. The buttons report to the shop.</p><div class="steps">${buttons.join("")}</div></div>`,
  );
}

function page(title: string, content: string): Response {
  const html = `<!doctype html><html lang="zh-Hant"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head><body><main><h1 class="screen">${escapeHtml(title)}</h1>${content}</main></body></html>`;
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY },
  });
}
