import { fromMinorUnits } from "@machiya/schema/domain/minorUnits";
import { escapeHtml } from "../pages/escapeHtml.ts";
import type { PaymentStep } from "../payments/paymentProvider.ts";
import type { StandInAction, StandInPayment } from "./standIn.ts";

const LABELS: Readonly<Record<StandInAction, string>> = {
  PAY: "Pay",
  FAIL: "Fail",
  PAY_TWICE: "Pay twice",
  PAY_LATE: "Pay late",
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#eef1f4;color:#1b1f24}
main{max-width:26rem;margin:0 auto;padding:1.5rem;background:#fff;min-height:100vh;box-sizing:border-box}
h1{font-size:1.25rem;margin:0 0 1rem}p{margin:0 0 1rem}.amount{font-size:1.75rem;font-weight:600}
.note{background:#fff4ce;padding:.75rem;border-radius:.5rem}form{margin:0 0 .75rem}
button{width:100%;min-height:3rem;font:inherit;border:1px solid #5b6570;border-radius:.5rem;background:#fff;color:inherit}
button.main{background:#0b6a3c;border-color:#0b6a3c;color:#fff}`;

/** The policy of the pages: they post to the shop or to themselves, and load nothing. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Returns the page on which the customer pays, or leaves with a code. */
export function choicePage(title: string, payment: StandInPayment): Response {
  const buttons = Object.entries(LABELS).map(
    ([action, label]) =>
      `<form method="post"><button name="action" value="${action}"${action === "PAY" ? ' class="main"' : ""}>${label}</button></form>`,
  );
  const amount = `${payment.amount.currency} ${fromMinorUnits(payment.amount)}`;
  return page(
    title,
    `<p class="note">This is a stand-in of the provider for trying out payments. No money moves.</p>
<p>${escapeHtml(payment.description)}</p><p class="amount">${amount}</p>${buttons.join("\n")}`,
  );
}

/** Sends the browser back to the shop: by a redirect, or by a form that the customer submits. */
export function continuePage(title: string, text: string, step: PaymentStep): Response {
  if (step.kind === "REDIRECT") return new Response(null, { status: 303, headers: { location: step.url } });
  const inputs = Object.entries(step.fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return page(
    title,
    `<p>${escapeHtml(text)}</p><form method="post" action="${escapeHtml(step.url)}">${inputs.join("")}
<button class="main">Return to the shop</button></form>`,
  );
}

function page(title: string, content: string): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": PAGE_POLICY },
  });
}
