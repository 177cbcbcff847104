import type { Language } from "../language.ts";
import { ecpay } from "./ecpay.ts";
import { linePay } from "./linePay.ts";
import type { ProviderDeclaration } from "./providerDeclaration.ts";
import { stripe } from "./stripe.ts";

/** The payment providers that a shop can connect, in the order in which people see them. */
const DECLARATIONS = [linePay, ecpay, stripe] as const satisfies readonly ProviderDeclaration[];

type Declared = (typeof DECLARATIONS)[number];

/** The key of a payment provider. */
export type PaymentProviderName = Declared["key"];

/** Who processes a payment: a provider, or staff, who record it. */
export type LedgerProvider = PaymentProviderName | "MANUAL";

/** The keys of the payment providers. */
export const PAYMENT_PROVIDERS: readonly PaymentProviderName[] = DECLARATIONS.map(({ key }) => key);

const byKey: ReadonlyMap<string, ProviderDeclaration> = new Map(
  DECLARATIONS.map((declared) => [declared.key, declared]),
);

/** Returns whether a text is the key of a provider. */
export function isPaymentProvider(text: string): text is PaymentProviderName {
  return byKey.has(text);
}

/** Returns what is declared of a provider. Throws for a key without a module: there is no default. */
export function providerDeclaration(key: string): ProviderDeclaration {
  const declared = byKey.get(key);
  if (declared === undefined) throw new Error(`There is no payment provider ${key}.`);
  return declared;
}

/** Returns the stored key of a provider. Throws for a key without a module. */
export function requirePaymentProvider(key: string): PaymentProviderName {
  if (!isPaymentProvider(key)) throw new Error(`There is no payment provider ${key}.`);
  return key;
}

/** Returns who processes a stored payment. Throws for a key without a module. */
export function ledgerProvider(key: string): LedgerProvider {
  return key === "MANUAL" ? key : requirePaymentProvider(key);
}

/** Returns a value for each provider. */
export function forEachProvider<Value>(
  make: (declared: ProviderDeclaration & { key: PaymentProviderName }) => Value,
): Record<PaymentProviderName, Value> {
  const entries = DECLARATIONS.map((declared) => [declared.key, make(declared)]);
  return Object.fromEntries(entries) as Record<PaymentProviderName, Value>;
}

/** Returns the name of a provider as a person reads it; that of an unknown one, which a newer server may send, is its key. */
export const providerName = (key: string, language: Language): string =>
  byKey.get(key)?.name[language] ?? key;

/** Returns rows of providers in the order in which people see them. */
export function inProviderOrder<Row extends { provider: string }>(rows: readonly Row[]): Row[] {
  const positions: readonly string[] = PAYMENT_PROVIDERS;
  return rows.toSorted((a, b) => positions.indexOf(a.provider) - positions.indexOf(b.provider));
}
