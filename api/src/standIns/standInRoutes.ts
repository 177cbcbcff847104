import { setTimeout as sleep } from "node:timers/promises";
import type { PaymentProviderName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import type { ProviderCredentials } from "@machiya/schema/payments/providerCredentials";
import type { PaymentStep } from "../payments/paymentProvider.ts";
import { formOf, STAND_IN_ACTIONS, type StandIn, type StandInAction, type StandInFile } from "./standIn.ts";
import { choicePage, continuePage } from "./standInPage.ts";

export interface StandInParts {
  name: PaymentProviderName;
  /** The heading of the pages. */
  title: string;
  credentials: ProviderCredentials;
  file: StandInFile;
  /** Answers the provider's API; null when the path is not part of it. */
  callApi(request: Request, url: URL): Promise<Response | null>;
  act(id: string, action: StandInAction): Promise<PaymentStep>;
}

/** Combines a provider's API with the page on which customers pay. */
export function servePages({ name, title, credentials, file, callApi, act }: StandInParts): StandIn {
  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const [, id] = /^\/page\/([A-Za-z0-9_]+)$/.exec(url.pathname) ?? [];
    if (id !== undefined) return answerPage(request, id);
    if (file.behavior.outage === "before") return new Response("out of service", { status: 503 });
    const known = file.all.length;
    const response = (await callApi(request, url)) ?? new Response("not found", { status: 404 });
    if (file.all.length > known) await sleep(file.behavior.startMs);
    const { gateway } = file.behavior;
    if (gateway !== null) return new Response(gateway.body, { status: gateway.status });
    return file.behavior.outage === "after" ? new Response("out of service", { status: 502 }) : response;
  }

  async function answerPage(request: Request, id: string): Promise<Response> {
    const payment = file.byId(id);
    if (payment === undefined) return new Response("not found", { status: 404 });
    if (request.method !== "POST") return choicePage(title, payment);
    const { action } = await formOf(request);
    const chosen = STAND_IN_ACTIONS.find((one) => one === action);
    if (chosen === undefined) return new Response("unknown action", { status: 400 });
    const step = await act(id, chosen);
    return continuePage(title, chosen === "FAIL" ? "The payment failed." : "Thank you.", step);
  }

  return {
    name,
    credentials,
    handle,
    act,
    behavior: file.behavior,
    payments: () => file.all,
    deliverHeldBack: file.deliverHeldBack,
  };
}
