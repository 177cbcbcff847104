import { type Currency, FRACTION_DIGITS } from "@machiya/schema/domain/minorUnits";
import { capabilitiesOf, channelsOfProvider } from "@machiya/schema/domain/orders/onlinePayments";
import type { ProviderReport } from "@machiya/schema/domain/orders/providerReport";
import {
  type PaymentProviderName,
  providerDeclaration,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { credentialsOf } from "@machiya/schema/domain/paymentProviders/providerSetups";
import type { ProviderCredentials } from "@machiya/schema/payments/providerCredentials";
import type { StandIn, StandInAction, StandInPayment } from "../../standIns/standIn.ts";
import { serveStandIn } from "../../standIns/standInServer.ts";
import { type PaymentPage, paymentPath } from "../paymentPaths.ts";
import type {
  OpenPayment,
  PaymentProvider,
  PaymentStep,
  RawNotification,
  ReadNotification,
} from "../paymentProvider.ts";
import { serverModule } from "../providerModules.ts";

/** A provider's module that is connected to its stand-in, and what customers do there. */
export interface ProviderAtStandIn {
  provider: PaymentProvider;
  standIn: StandIn;
  /** What arrived at the shop's addresses since the last reset. */
  received: RawNotification[];
  /** How the way to the provider is disturbed. */
  fault: {
    /** The addresses whose responses are lost. */
    lost: RegExp | null;
    /** Whether the provider takes too long to answer. */
    isSilent: boolean;
  };
  /** Connects with other credentials. */
  connect(credentials: unknown): Promise<PaymentProvider>;
  /** Starts a payment and opens the provider's page, as a browser does. */
  open(
    minor?: number,
    capturesLater?: boolean,
    currency?: Currency,
  ): Promise<{ payment: OpenPayment; entry: StandInPayment }>;
  /** Does what a customer chooses on the page, and goes on as their browser does. */
  choose(entry: StandInPayment, action: StandInAction): Promise<Response>;
  /** Pays and captures, as the shop does for a notification. */
  pay(minor?: number): Promise<{ entry: StandInPayment; report: ProviderReport; payment: OpenPayment }>;
  /** Reads everything that arrived. */
  readAll(): Promise<ReadNotification[]>;
  /** Ends every disturbance, and clears what has arrived. */
  reset(): void;
  close(): Promise<void>;
}

/** Returns the currency of most payments of the contract: one with decimals shows more mistakes. */
export function currencyOfContract(name: PaymentProviderName): Currency {
  const { currencies } = providerDeclaration(name);
  return currencies.find((currency) => FRACTION_DIGITS[currency] > 0) ?? currencies[0];
}

/** Returns credentials in the same form, with other secrets. */
export function otherSecrets(name: PaymentProviderName, right: ProviderCredentials): ProviderCredentials {
  const fields = credentialsOf(name).map((field) => {
    const value = right[field.name] ?? "";
    return [field.name, field.isSecret ? `${value.slice(0, -1)}${value.endsWith("x") ? "y" : "x"}` : value];
  });
  return Object.fromEntries(fields);
}

async function follow(step: PaymentStep): Promise<Response> {
  if (step.kind === "REDIRECT") return fetch(step.url, { redirect: "manual" });
  const body = new URLSearchParams(step.fields);
  return fetch(step.url, { method: "POST", body, redirect: "manual" });
}

/** Serves a provider's stand-in and the shop's addresses, and connects the provider's module to it. */
export async function openProvider(name: PaymentProviderName): Promise<ProviderAtStandIn> {
  const channel = channelsOfProvider(name).find((one) => capabilitiesOf(name, one)?.canRefund);
  if (channel === undefined) throw new Error(`${name} has no channel whose payments it refunds.`);
  const received: RawNotification[] = [];
  const fault: ProviderAtStandIn["fault"] = { lost: null, isSilent: false };
  let references = 0;

  const shop = await serveStandIn(async (request) => {
    const { method, headers } = request;
    received.push({ method, headers, url: new URL(request.url), body: await request.text() });
    return new Response("OK");
  });
  let handle: StandIn["handle"] = async () => new Response(null, { status: 503 });
  const server = await serveStandIn((request) => handle(request));
  const module = serverModule(name);
  const standIn = await module.createStandIn({ pageBase: server.url, lateMs: null });
  handle = standIn.handle;

  const call: typeof fetch = async (url, init) => {
    if (fault.isSilent) throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
    const response = await fetch(url, init);
    return fault.lost?.test(String(url)) ? new Response(null, { status: 502 }) : response;
  };
  const connect = (credentials: unknown) =>
    module.connect({ apiBase: server.url, pageBase: server.url, fetch: call }, credentials);
  const provider = await connect(standIn.credentials);

  const open: ProviderAtStandIn["open"] = async (
    minor = 12_300,
    capturesLater = false,
    currency = currencyOfContract(name),
  ) => {
    references += 1;
    const reference = `Ref${references}${name.replaceAll("_", "")}`.slice(0, 20);
    const address = (page: PaymentPage) => `${shop.url}${paymentPath(name, page)}`;
    const amount = { currency, minor };
    const { providerReference, step } = await provider.start({
      reference,
      amount,
      channel,
      capturesLater,
      language: "en",
      description: "Order 12 + tea",
      expiresAt: new Date(Date.now() + 3_600_000),
      addresses: {
        notification: address("notifications"),
        result: address("result"),
        cancelled: address("cancelled"),
      },
    });
    await follow(step);
    const entry = standIn.payments().find((one) => one.reference === reference);
    if (entry === undefined) throw new Error("the stand-in has no such payment");
    return { payment: { reference, providerReference, amount, channel, capturesLater }, entry };
  };
  const choose: ProviderAtStandIn["choose"] = async (entry, action) =>
    follow(await standIn.act(entry.id, action));

  return {
    provider,
    standIn,
    received,
    fault,
    connect,
    open,
    choose,
    async pay(minor) {
      const { payment, entry } = await open(minor);
      await choose(entry, "PAY");
      const approved = await provider.query(payment);
      const report = approved.state === "AUTHORIZED" ? await provider.confirm(payment) : approved;
      return { entry, report, payment: { ...payment, providerReference: report.providerReference } };
    },
    readAll: () =>
      Promise.all(
        received.filter(({ body, url }) => body !== "" || url.search !== "").map(provider.readNotification),
      ),
    reset() {
      received.splice(0);
      Object.assign(fault, { lost: null, isSilent: false });
      Object.assign(standIn.behavior, { notifications: "normal", outage: "none", gateway: null });
    },
    async close() {
      await server.close();
      await shop.close();
    },
  };
}
