import type { CredentialField } from "../paymentProviders/credentialField.ts";
import type { CarrierDeclaration } from "./carrierDeclaration.ts";
import { ecpayLogistics } from "./ecpayLogistics.ts";

/** The carriers with an API, in the order in which people see them. */
const DECLARATIONS = [ecpayLogistics] as const satisfies readonly CarrierDeclaration[];

type Declared = (typeof DECLARATIONS)[number];

/** The key of a carrier. */
export type CarrierName = Declared["key"];
/** The name of a field of some carrier's credentials. */
export type CarrierCredentialName = Declared["credentials"][number]["name"];

type RegisteredField = CredentialField & { name: CarrierCredentialName };

/** The keys of the carriers. */
export const CARRIERS: readonly CarrierName[] = DECLARATIONS.map(({ key }) => key);

const byKey: ReadonlyMap<string, CarrierDeclaration> = new Map(
  DECLARATIONS.map((declared) => [declared.key, declared]),
);

const isCarrier = (text: string): text is CarrierName => byKey.has(text);

/** Returns what is declared of a carrier. Throws for a key without a module: there is no default. */
export function carrierDeclaration(key: string): CarrierDeclaration {
  const declared = byKey.get(key);
  if (declared === undefined) throw new Error(`There is no carrier ${key}.`);
  return declared;
}

/** Returns the stored key of a carrier. Throws for a key without a module. */
export function requireCarrier(key: string): CarrierName {
  if (!isCarrier(key)) throw new Error(`There is no carrier ${key}.`);
  return key;
}

/** Returns a value for each carrier. */
export function forEachCarrier<Value>(
  make: (declared: CarrierDeclaration) => Value,
): Record<CarrierName, Value> {
  const entries = DECLARATIONS.map((declared) => [declared.key, make(declared)]);
  return Object.fromEntries(entries) as Record<CarrierName, Value>;
}

/** Returns the fields of a carrier's credentials, in the order in which staff enter them. */
export function carrierCredentials(carrier: CarrierName): readonly RegisteredField[] {
  return DECLARATIONS.flatMap(({ key, credentials }): readonly RegisteredField[] =>
    key === carrier ? credentials : [],
  );
}

/** Returns a value for each field of all credentials. A field that several carriers have counts once. */
export function forEachCarrierCredential<Value>(
  make: (field: CredentialField) => Value,
): Record<CarrierCredentialName, Value> {
  const entries = CARRIERS.flatMap(carrierCredentials).map((field) => [field.name, make(field)]);
  return Object.fromEntries(entries) as Record<CarrierCredentialName, Value>;
}

/** Returns rows of carriers in the order in which people see them. */
export function inCarrierOrder<Row extends { carrier: string }>(rows: readonly Row[]): Row[] {
  const positions: readonly string[] = CARRIERS;
  return rows.toSorted((a, b) => positions.indexOf(a.carrier) - positions.indexOf(b.carrier));
}
