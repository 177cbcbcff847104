import { type Currency, isCurrency } from "@machiya/schema/domain/minorUnits";
import {
  CREDENTIAL_FIELDS,
  CREDENTIAL_PATTERNS,
  type CredentialField,
} from "@machiya/schema/domain/orders/credentialFields";
import {
  channelsOfProvider,
  isPaymentChannel,
  type PaymentChannelName,
  type PaymentProviderName,
  PROVIDER_CURRENCIES,
} from "@machiya/schema/domain/orders/onlinePayments";

/** The form of a provider. The credentials are empty unless new ones are entered. */
export type ProviderDraft = Record<
  "enabled" | "isTest" | "channels" | "currency" | "capturesLater" | CredentialField,
  string
>;

const NO_CREDENTIALS: Readonly<Record<CredentialField, string>> = {
  channelId: "",
  channelSecret: "",
  merchantId: "",
  hashKey: "",
  hashIv: "",
  secretKey: "",
  webhookSecret: "",
};

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
    ...NO_CREDENTIALS,
    enabled: String(setting?.enabled ?? false),
    isTest: String(setting?.isTest ?? true),
    // The order of the channels has no meaning.
    channels: channelsOfProvider(provider)
      .filter((channel) => setting === null || setting.channels.includes(channel))
      .join(","),
    currency: setting?.currency ?? PROVIDER_CURRENCIES[provider][0] ?? "TWD",
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
  credentials?: Partial<Record<CredentialField, string>>;
}

/** Returns the input of the changed fields. */
export function providerDetails(
  provider: PaymentProviderName,
  { enabled, isTest, channels, currency, capturesLater, ...entered }: Partial<ProviderDraft>,
): ProviderDetails {
  const credentials = CREDENTIAL_FIELDS[provider].flatMap((field) => {
    const text = entered[field];
    return text === undefined ? [] : [[field, text.trim()]];
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
  const fields: readonly CredentialField[] = CREDENTIAL_FIELDS[provider];
  const isEntered = fields.some((field) => draft[field] !== "");
  const isComplete = (isStored || isEntered) && draft.channels !== "";
  const problems: Partial<Record<keyof ProviderDraft, ProviderProblem>> = {};
  if (draft.enabled === "true" && !isComplete) problems.enabled = "INCOMPLETE";
  for (const field of isEntered ? fields : []) {
    const text = draft[field].trim();
    if (text === "") problems[field] = "MISSING";
    else if (patternOf(field)?.test(text) === false) problems[field] = "FORMAT";
  }
  return problems;
}

const PATTERNS: Readonly<Partial<Record<CredentialField, RegExp>>> = CREDENTIAL_PATTERNS;
const patternOf = (field: CredentialField) => PATTERNS[field];
