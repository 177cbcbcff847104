import { builder } from "../builder.ts";
import { requireCurrency } from "../domain/minorUnits.ts";
import { canCaptureLater } from "../domain/orders/onlinePayments.ts";
import {
  inProviderOrder,
  PAYMENT_PROVIDERS,
  providerName,
  requirePaymentProvider,
} from "../domain/paymentProviders/providerRegistry.ts";
import { forEachCredential } from "../domain/paymentProviders/providerSetups.ts";
import { CurrencyEnum } from "../enums.ts";
import { updatePaymentProvider } from "./changePaymentProviders.ts";
import type { CredentialTest } from "./paymentConnections.ts";
import { CredentialTestOutcomeEnum, OnlinePaymentProviderEnum, PaymentChannelEnum } from "./paymentEnums.ts";

export const PaymentProviderSetting = builder.prismaNode("PaymentProviderSetting", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "The connection to a payment provider. Its credentials cannot be read. For admins.",
  authScopes: { admin: true },
  fields: (t) => ({
    provider: t.field({
      type: OnlinePaymentProviderEnum,
      select: { provider: true },
      description: "The provider.",
      resolve: ({ provider }) => requirePaymentProvider(provider),
    }),
    enabled: t.exposeBoolean("enabled", { description: "Whether customers can pay with it." }),
    isTest: t.exposeBoolean("isTest", {
      description: "Whether the provider's environment for tests is used, in which no money moves.",
    }),
    channels: t.expose("channels", {
      type: [PaymentChannelEnum],
      description: "The channels that customers can use.",
    }),
    currency: t.field({
      type: CurrencyEnum,
      select: { currency: true },
      description: "The currency in which it takes payments.",
      resolve: ({ currency }) => requireCurrency(currency),
    }),
    capturesLater: t.exposeBoolean("capturesLater", {
      description:
        "Whether it reserves the customers' money until staff capture it. False: it charges them at once.",
    }),
    credentialsSetAt: t.expose("credentialsSetAt", {
      type: "DateTime",
      nullable: true,
      description: "When the merchant's credentials were last set. Null: there are none.",
    }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
  }),
});

interface Setup {
  canStoreCredentials: boolean;
  publicUrl: string | null;
}

const PaymentSetup = builder.objectRef<Setup>("PaymentSetup").implement({
  description: "The connections to payment providers. For admins.",
  fields: (t) => ({
    canStoreCredentials: t.exposeBoolean("canStoreCredentials", {
      description: "Whether the server has a key to encrypt credentials (SECRETS_KEY).",
    }),
    publicUrl: t.exposeString("publicUrl", {
      nullable: true,
      description:
        "The address at which providers reach the server, without a trailing slash (PUBLIC_URL). Null: not configured.",
    }),
    providers: t.rowField({
      type: [PaymentProviderSetting],
      description: "The providers that were set up, whether they are enabled or not.",
      resolve: async (query, _setup, _args, { prisma }) =>
        inProviderOrder(await prisma.paymentProviderSetting.findMany(query)),
    }),
  }),
});

builder.queryField("paymentSetup", (t) =>
  t.field({
    type: PaymentSetup,
    description: "The connections to payment providers. For admins.",
    resolve: (_root, _args, { payments, shopAddress }) => ({
      canStoreCredentials: payments.canSeal,
      publicUrl: shopAddress.publicUrl,
    }),
  }),
);

const PaymentCredentialsInput = builder.inputType("PaymentCredentialsInput", {
  description: "A merchant's credentials: exactly the fields of the provider.",
  fields: (t) => forEachCredential(({ description }) => t.string({ description })),
});

/** The names of the providers that can reserve money. */
const CAPTURING_LATER = new Intl.ListFormat("en").format(
  PAYMENT_PROVIDERS.filter(canCaptureLater).map((provider) => providerName(provider, "en")),
);

const PaymentProviderDetailsInput = builder.inputType("PaymentProviderDetailsInput", {
  description: "The settings of a provider. An omitted or null field stays unchanged.",
  fields: (t) => ({
    enabled: t.boolean({
      description: "Whether customers can pay with it. It needs credentials and a channel.",
    }),
    isTest: t.boolean({ description: "Whether to use the environment for tests; true for a new one." }),
    channels: t.field({
      type: [PaymentChannelEnum],
      description: "Channels of this provider; all of them for a new one.",
    }),
    currency: t.field({ type: CurrencyEnum, description: "A currency of this provider." }),
    capturesLater: t.boolean({
      description: `Whether to reserve the money of payments that start from now on until staff capture it. ${CAPTURING_LATER} only.`,
    }),
    credentials: t.field({
      type: PaymentCredentialsInput,
      description: "The credentials, which replace the stored ones and cannot be read again.",
    }),
  }),
});

const UpdatePaymentProviderInput = builder.inputType("UpdatePaymentProviderInput", {
  description: "The settings of one provider.",
  fields: (t) => ({
    provider: t.field({ type: OnlinePaymentProviderEnum, required: true, description: "The provider." }),
    version: t.int({ description: "The version that was edited. Omitted: any." }),
    details: t.field({
      type: PaymentProviderDetailsInput,
      required: true,
      description: "The settings to change.",
    }),
  }),
});

builder.mutationField("updatePaymentProvider", (t) =>
  t.rowField({
    type: PaymentProviderSetting,
    args: {
      input: t.arg({ type: UpdatePaymentProviderInput, required: true, description: "The settings." }),
    },
    description:
      "Sets up a payment provider, or changes its settings. For admins. Errors: INVALID_INPUT (on `enabled`: no credentials or channels), CONFLICT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updatePaymentProvider(context, input);
      return context.prisma.paymentProviderSetting.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

export const CredentialTestResult = builder.objectRef<CredentialTest>("CredentialTestResult").implement({
  description: "What came of a test of a provider's credentials.",
  fields: (t) => ({
    outcome: t.expose("outcome", { type: CredentialTestOutcomeEnum, description: "The outcome." }),
    detail: t.exposeString("detail", {
      description: "The provider's code and message, without secrets; may be empty.",
    }),
  }),
});

const TestPaymentProviderInput = builder.inputType("TestPaymentProviderInput", {
  description: "The provider to test.",
  fields: (t) => ({
    provider: t.field({ type: OnlinePaymentProviderEnum, required: true, description: "The provider." }),
  }),
});

builder.mutationField("testPaymentProvider", (t) =>
  t.field({
    type: CredentialTestResult,
    args: {
      input: t.arg({ type: TestPaymentProviderInput, required: true, description: "The provider." }),
    },
    description: "Tests the stored credentials of a provider with a call that has no effect. For admins.",
    resolve: (_root, { input }, { payments }) => payments.test(input.provider),
  }),
);
