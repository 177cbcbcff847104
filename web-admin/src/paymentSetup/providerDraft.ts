import { type Currency, isCurrency } from "@machiya/schema/domain/minorUnits";
import {
  channelsOfProvider,
  isPaymentChannel,
  type PaymentChannelName,
} from "@machiya/schema/domain/orders/onlinePayments";
import {
  type PaymentProviderName,
  providerDeclaration,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import {
  type CredentialName,
  credentialsOf,
  forEachCredential,
} from "@machiya/schema/domain/paymentProviders/providerSetups";

/** The form of a provider. The credentials are empty unless new ones are entered. */
export type ProviderDraft = Record<
  "enabled" | "isTest" | "channels" | "currency" | "capturesLater" | CredentialName,
  string
>;

export interface StoredSetting {
  enabled: boolean;
  isTest: boolean;
  channels: readonly string[];
  currency: string;
  capturesLater: boolean;
}

/** Returns the form of a setting; null: of a provider that was never set up, as the server creates it. */
export function providerDraft(provider: PaymentProviderName, setting: StoredSetting | null): ProviderDraft {
  return {
    ...forEachCredential(() => ""),
    enabled: String(setting?.enabled ?? false),
    isTest: String(setting?.isTest ?? true),
    // The order of the channels has no meaning.
    channels: channelsOfProvider(provider)
      .filter((channel) => setting === null || setting.channels.includes(channel))
      .join(","),
    currency: setting?.currency ?? providerDeclaration(provider).currencies[0],
    capturesLater: String(setting?.capturesLater ?? false),
  };
}

/** Returns the channels of the form's value. */
export function splitChannels(value: string): PaymentChannelName[] {
  return value.split(",").filter(isPaymentChannel);
}

interface ProviderDetails {
  enabled?: boolean;
  isTest?: boolean;
  channels?: PaymentChannelName[];
  currency?: Currency;
  capturesLater?: boolean;
  credentials?: Partial<Record<CredentialName, string>>;
}

/** Returns the input of the changed fields. */
export function providerDetails(
  provider: PaymentProviderName,
  { enabled, isTest, channels, currency, capturesLater, ...entered }: Partial<ProviderDraft>,
): ProviderDetails {
  const credentials = credentialsOf(provider).flatMap(({ name }) => {
    const text = entered[name];
    return text === undefined ? [] : [[name, text.trim()]];
  });
  return {
    ...(enabled !== undefined && { enabled: enabled === "true" }),
    ...(isTest !== undefined && { isTest: isTest === "true" }),
    ...(channels !== undefined && { channels: splitChannels(channels) }),
    ...(isCurrency(currency) && { currency }),
    ...(capturesLater !== undefined && { capturesLater: capturesLater === "true" }),
    ...(credentials.length > 0 && { credentials: Object.fromEntries(credentials) }),
  };
}

export type ProviderProblem = "INCOMPLETE" | "MISSING" | "FORMAT";

/** Returns what is wrong with the form. All credentials are entered, or none. */
export function providerProblems(
  provider: PaymentProviderName,
  draft: ProviderDraft,
  isStored: boolean,
): Partial<Record<keyof ProviderDraft, ProviderProblem>> {
  const fields = credentialsOf(provider);
  const isEntered = fields.some(({ name }) => draft[name] !== "");
  const isComplete = (isStored || isEntered) && draft.channels !== "";
  const problems: Partial<Record<keyof ProviderDraft, ProviderProblem>> = {};
  if (draft.enabled === "true" && !isComplete) problems.enabled = "INCOMPLETE";
  for (const { name, pattern } of isEntered ? fields : []) {
    const text = draft[name].trim();
    if (text === "") problems[name] = "MISSING";
    else if (pattern?.test(text) === false) problems[name] = "FORMAT";
  }
  return problems;
}
