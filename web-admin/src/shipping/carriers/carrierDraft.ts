import {
  type CarrierCredentialName,
  type CarrierName,
  carrierCredentials,
  forEachCarrierCredential,
} from "@machiya/schema/domain/carriers/carrierRegistry";
import {
  type ChainName,
  carrierPhone,
  isCarrierName,
  isStoreChain,
  STORE_CHAINS,
} from "@machiya/schema/domain/carriers/carriers";

/** The form of a carrier. The credentials are empty unless new ones are entered. */
export type CarrierDraft = Record<
  "enabled" | "isTest" | "chains" | "senderName" | "senderPhone" | CarrierCredentialName,
  string
>;

export interface StoredCarrier {
  enabled: boolean;
  isTest: boolean;
  chains: readonly string[];
  senderName: string;
  senderPhone: string;
}

/** Returns the form of a setting; null: of a carrier that was never set up, as the server creates it. */
export function carrierDraft(setting: StoredCarrier | null): CarrierDraft {
  return {
    ...forEachCarrierCredential(() => ""),
    enabled: String(setting?.enabled ?? false),
    isTest: String(setting?.isTest ?? true),
    chains: STORE_CHAINS.filter((chain) => setting === null || setting.chains.includes(chain)).join(","),
    senderName: setting?.senderName ?? "",
    senderPhone: setting?.senderPhone ?? "",
  };
}

/** Returns the chains of the form's value. */
export const splitChains = (value: string): ChainName[] => value.split(",").filter(isStoreChain);

/** Returns the input of the changed fields. */
export function carrierDetails(
  carrier: CarrierName,
  { enabled, isTest, chains, senderName, senderPhone, ...entered }: Partial<CarrierDraft>,
) {
  const credentials = carrierCredentials(carrier).flatMap(({ name }) => {
    const text = entered[name];
    return text === undefined ? [] : [[name, text.trim()] as const];
  });
  return {
    ...(enabled !== undefined && { enabled: enabled === "true" }),
    ...(isTest !== undefined && { isTest: isTest === "true" }),
    ...(chains !== undefined && { chains: splitChains(chains) }),
    ...(senderName !== undefined && { senderName: senderName.trim() }),
    ...(senderPhone !== undefined && { senderPhone: senderPhone.trim() }),
    ...(credentials.length > 0 && { credentials: Object.fromEntries(credentials) }),
  };
}

export type CarrierProblem = "MISSING" | "NO_CHAIN" | "NAME" | "PHONE" | "FORMAT";

/** Returns what is wrong with the form. All credentials are entered, or none; a carrier that is used needs everything. */
export function carrierProblems(
  carrier: CarrierName,
  draft: CarrierDraft,
  isStored: boolean,
): Partial<Record<keyof CarrierDraft, CarrierProblem>> {
  const problems: Partial<Record<keyof CarrierDraft, CarrierProblem>> = {};
  const isUsed = draft.enabled === "true";
  const [name, phone] = [draft.senderName.trim(), draft.senderPhone.trim()];
  if (isUsed && draft.chains === "") problems.chains = "NO_CHAIN";
  if (name === "" && isUsed) problems.senderName = "MISSING";
  else if (name !== "" && !isCarrierName(name)) problems.senderName = "NAME";
  if (phone === "" && isUsed) problems.senderPhone = "MISSING";
  else if (phone !== "" && carrierPhone(phone) === null) problems.senderPhone = "PHONE";
  const fields = carrierCredentials(carrier);
  const areNeeded = (isUsed && !isStored) || fields.some((field) => draft[field.name].trim() !== "");
  for (const field of areNeeded ? fields : []) {
    const text = draft[field.name].trim();
    if (text === "") problems[field.name] = "MISSING";
    else if (field.pattern?.test(text) === false) problems[field.name] = "FORMAT";
  }
  return problems;
}
