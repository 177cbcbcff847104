import type {
  CreatedShipment,
  QueriedShipment,
  ShipmentRequest,
} from "@machiya/schema/carriers/carrierConnections";
import type { ShipmentReport } from "@machiya/schema/carriers/recordShipment";
import type { CarrierName } from "@machiya/schema/domain/carriers/carrierRegistry";
import type { ChainName, ConvenienceStore } from "@machiya/schema/domain/carriers/carriers";
import type { PaymentStep } from "../payments/paymentProvider.ts";

/** A map of a chain's stores, on which the customer chooses one. */
export interface StoreMapRequest {
  chain: ChainName;
  /** Whether the store has to collect money. */
  collects: boolean;
  isMobile: boolean;
  /** Where the browser posts the chosen store. */
  returnTo: string;
}

/** The names of a created parcel, which its label needs. */
export interface LabelledShipment
  extends Pick<CreatedShipment, "carrierReference" | "paymentNo" | "validationNo"> {
  chain: ChainName;
}

/** A connection to one carrier with one merchant's credentials. */
export interface CarrierProvider {
  readonly name: CarrierName;
  /** What the carrier expects as the response to a notification. */
  readonly acknowledgement: string;
  /** The largest body of a notification; a larger one is refused before it is read. */
  readonly maxNotificationBytes: number;
  /** Returns how the customer's browser opens the map. */
  storeMap(request: StoreMapRequest): PaymentStep;
  /** Reads the store that the map's page posts, which is not signed. Null: it is none. */
  readStore(body: string): ConvenienceStore | null;
  /** Returns whether the chain has the store today. Throws ProviderRefusal or ProviderUnavailable. */
  hasStore(chain: ChainName, code: string): Promise<boolean>;
  /** Creates a parcel. Throws ProviderRefusal or ProviderUnavailable. */
  create(request: ShipmentRequest, notification: string): Promise<CreatedShipment>;
  /** Returns a parcel by our name of it; null when the carrier has none. Throws ProviderUnavailable. */
  query(reference: string): Promise<QueriedShipment | null>;
  /** Returns how a browser opens the label page. */
  label(shipment: LabelledShipment): PaymentStep;
  /** Verifies a notification. Throws ForgedNotification when it does not come from the carrier. */
  readNotification(body: string): ShipmentReport;
  /** Checks the credentials without effect. Throws ProviderRefusal or ProviderUnavailable. */
  test(): Promise<void>;
}
