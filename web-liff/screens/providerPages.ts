import { vi } from "vitest";
import type { Page } from "../../testing/screens/page.ts";

/** What the browser shows after it has left the customer pages: a provider's page, or again one of theirs. */
interface OtherPage {
  address: URL;
  /** Null on a customer page. */
  document: Document | null;
}

const isCustomerPage = ({ pathname }: URL) => pathname.startsWith("/bot-order/");

/** Opens an address as a browser does: follows redirects, and submits forms that submit themselves. */
async function open(address: URL, body?: URLSearchParams): Promise<OtherPage> {
  if (isCustomerPage(address)) return { address, document: null };
  const response = await fetch(address, {
    redirect: "manual",
    ...(body !== undefined && { method: "POST", body }),
  });
  const location = response.headers.get("location");
  if (location !== null) return open(new URL(location, address));
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  const document = new DOMParser().parseFromString(await response.text(), "text/html");
  return document.getElementById("pay") === null ? { address, document } : submit({ address, document });
}

/** Submits the form of a button; the first one when no button is named. */
async function submit({ address, document }: OtherPage, label?: string): Promise<OtherPage> {
  const buttons = [...(document?.querySelectorAll("button") ?? [])];
  const button = buttons.find(({ textContent }) => label === undefined || textContent === label);
  const form = button?.closest("form");
  if (button === undefined || !form) throw new Error(`No button ${label} at ${address}`);
  const body = new URLSearchParams();
  for (const { name, value } of form.querySelectorAll("input")) body.set(name, value);
  if (button.name !== "") body.set(button.name, button.value);
  return open(new URL(form.getAttribute("action") ?? "", address), body);
}

/** Follows the customer to another site, on which the page's script sends the browser, and back. */
export class ProviderPages {
  readonly #page: Page;
  #shown: Promise<OtherPage> | null = null;

  constructor(origin: string, page: Page) {
    this.#page = page;
    vi.spyOn(window.location, "assign").mockImplementation((address) => {
      this.#shown = this.#follow(open(new URL(address, origin)));
    });
  }

  /** Shows the customer page when the provider has returned to it. */
  async #follow(next: Promise<OtherPage>): Promise<OtherPage> {
    const shown = await next;
    if (shown.document === null) {
      this.#shown = null;
      await this.#page.goto(shown.address.pathname + shown.address.search);
    }
    return shown;
  }

  /** Waits until the browser has left the customer pages; resolves with the heading of the provider's page. */
  async heading(): Promise<string> {
    const { document } = await vi.waitUntil(() => this.#shown, { timeout: 20_000 });
    return document?.querySelector("h1")?.textContent ?? "";
  }

  /** Presses a button of the provider's page. */
  async press(label: string): Promise<void> {
    const shown = await vi.waitUntil(() => this.#shown, { timeout: 20_000 });
    this.#shown = this.#follow(submit(shown, label));
    await this.#shown;
  }
}
