import type { ParcelState } from "@machiya/prisma/enums";
import type { CarrierName } from "../../domain/carriers/carrierRegistry.ts";
import type { ChainName } from "../../domain/carriers/carriers.ts";
import type { CredentialTest, SealedCredentials } from "../../payments/paymentConnections.ts";
import type { ProviderCredentials } from "../../payments/providerCredentials.ts";

/** A parcel to create at a carrier. */
export interface ShipmentRequest {
  /** Our name of it, which the carrier repeats. */
  reference: string;
  chain: ChainName;
  storeCode: string;
  goodsAmount: number;
  collects: boolean;
  /** What it contains, as the label shows it. */
  description: string;
  sender: { name: string; phone: string };
  recipient: { name: string; phone: string };
}

/** A parcel that a carrier has created. */
export interface CreatedShipment {
  carrierReference: string;
  paymentNo: string;
  validationNo: string;
  status: string;
  statusText: string;
}

/** A parcel as its carrier describes it when it is asked. */
export interface QueriedShipment extends CreatedShipment {
  /** The state that its status means; null: none of ours. */
  state: ParcelState | null;
}

/**
 * What came of the creation. STORE_CLOSED: the chain has no such store. REFUSED: nothing was created, with WRONG_CREDENTIALS because of them. UNKNOWN: it may have
 * been created, so that it must be asked for before it is created again.
 */
export type ShipmentOutcome =
  | { outcome: "CREATED"; shipment: CreatedShipment }
  | { outcome: "STORE_CLOSED" }
  | { outcome: "REFUSED" | "WRONG_CREDENTIALS" | "UNKNOWN"; reason: string }
  | { outcome: "NOT_SET" };

/** Encrypts the credentials of carriers, and connects to the carriers with them. */
export interface CarrierConnections {
  /** Whether the server has a key, without which it stores no credentials. */
  canSeal: boolean;
  /** Encrypts credentials that have the carrier's form. Throws without a key. */
  seal(carrier: CarrierName, credentials: ProviderCredentials): SealedCredentials;
  /** Tests the stored credentials with a call that has no effect. */
  test(carrier: CarrierName): Promise<CredentialTest>;
  /**
   * Verifies the store, and creates the parcel unless the carrier has it. Throws for a stored key without a module.
   */
  create(carrier: string, request: ShipmentRequest): Promise<ShipmentOutcome>;
}
