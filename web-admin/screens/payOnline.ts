import type { PaymentProviderName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { globalId } from "@machiya/schema/ids";
import type { Client } from "../../testing/servers/client.ts";
import { request } from "../e2e/appointmentDay.ts";

/** Lets a customer pay an order on the page of a provider's stand-in, and return from there to the shop. */
export async function payOnline(
  customer: Client,
  order: number,
  provider: Exclude<PaymentProviderName, "ECPAY">,
): Promise<void> {
  const channel = provider === "STRIPE" ? "CARD" : "WALLET";
  const { startPayment } = await request<{ startPayment: { url: string } }>(
    customer,
    "mutation ($input: StartPaymentInput!) { startPayment(input: $input) { url } }",
    { input: { orderId: globalId("Order", order), provider, channel } },
  );
  const page = await fetch(new URL(startPayment.url, customer.origin));
  const shop = await fetch(page.url, { method: "POST", body: new URLSearchParams({ action: "PAY" }) });
  if (!shop.ok) throw new Error(`${shop.url} answers ${shop.status}.`);
}
