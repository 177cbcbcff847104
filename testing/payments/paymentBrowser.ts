import type { PaymentStep } from "../../api/src/payments/paymentProvider.ts";

/** What a customer's browser does on its way to and from a provider. */
export interface PaymentBrowser {
  /** Opens an address, or submits a form. */
  follow(step: PaymentStep): Promise<Response>;
  /** Opens the path of a started payment. Returns the payment's number at the stand-in. */
  openPage(path: string): Promise<string>;
}

/** Creates a browser for a shop's address; `route` replaces the addresses of the public services. */
export function createPaymentBrowser(
  origin: string,
  route: (url: string) => string = (url) => url,
): PaymentBrowser {
  async function follow(step: PaymentStep): Promise<Response> {
    const url = route(new URL(step.url, origin).href);
    if (step.kind === "REDIRECT") return fetch(url, { redirect: "manual" });
    return fetch(url, { method: "POST", body: new URLSearchParams(step.fields), redirect: "manual" });
  }

  /** Opens the provider's page, through ECPay's form if there is one. */
  async function pageOf(path: string): Promise<string> {
    const response = await follow({ kind: "REDIRECT", url: path });
    const location = response.headers.get("location");
    if (location !== null) return location;
    const html = await response.text();
    const readHtml = (text = "") =>
      text.replace(/&#(\d+);/g, (_match, code) => String.fromCharCode(Number(code)));
    const fields = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      readHtml(name),
      readHtml(value),
    ]);
    const url = readHtml(/action="([^"]*)"/.exec(html)?.[1]);
    const page = await follow({ kind: "FORM", url, fields: Object.fromEntries(fields) });
    return page.headers.get("location") ?? "";
  }

  return {
    follow,
    async openPage(path) {
      const [, id] = /\/page\/(\w+)$/.exec(await pageOf(path)) ?? [];
      if (id === undefined) throw new Error("the provider's page did not open");
      return id;
    },
  };
}
