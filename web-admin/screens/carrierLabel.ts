import type { Client } from "../../testing/servers/client.ts";

/** Submits the form of a page that contains this button, as a browser does, and returns the page that answers. */
export async function submitForm(page: string, origin: string, button: string): Promise<string> {
  const { forms } = new DOMParser().parseFromString(page, "text/html");
  const form = [...forms].find(({ textContent }) => textContent?.includes(button));
  if (form === undefined) throw new Error(`No form has the button ${button}: ${page}`);
  const fields = [...form.querySelectorAll("[name]")].map((one) => [
    one.getAttribute("name") ?? "",
    one.getAttribute("value") ?? "",
  ]);
  const address = new URL(form.getAttribute("action") ?? "", origin);
  const response = await fetch(address, { method: "POST", body: new URLSearchParams(fields) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.text();
}

/** Returns the page of a label, to which the shop's page submits itself. */
export async function openLabel(admin: Client, path: string | null): Promise<string> {
  const response = await admin.fetch(path ?? "");
  return submitForm(await response.text(), admin.origin, "→");
}
