import { randomBytes } from "node:crypto";
import { escapeHtml } from "../pages/escapeHtml.ts";
import type { PaymentStep } from "./paymentProvider.ts";

/** Sends the browser to the provider: by a redirect, or by a form that submits itself. */
export function continueToProvider(step: PaymentStep): Response {
  if (step.kind === "REDIRECT") return redirectTo(step.url);
  const nonce = randomBytes(16).toString("base64");
  const inputs = Object.entries(step.fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>…</title></head>
<body><form id="pay" method="post" action="${escapeHtml(step.url)}">${inputs.join("")}<button>→</button></form>
<script nonce="${nonce}">document.getElementById("pay").submit()</script></body></html>`;
  const target = URL.canParse(step.url) ? new URL(step.url).origin : "'self'";
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; form-action ${target}; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy,
    },
  });
}

/** Redirects a browser, after any method, to a GET of this address. */
export function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
