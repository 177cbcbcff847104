import type { StandIn, StandInOptions } from "../standIns/standIn.ts";
import type { ProviderConnection } from "./callProvider.ts";
import type { PaymentProvider } from "./paymentProvider.ts";

/** The server's part of a provider's module; its declaration is in `schema/src/domain/paymentProviders`. */
export interface ProviderModule {
  /** The public addresses of the provider: the service itself, and the one for tests. */
  hosts: { live: string; test: string };
  /** Connects with credentials as they are stored. Throws when they do not have the provider's form. */
  connect(connection: ProviderConnection, credentials: unknown, now?: () => Date): Promise<PaymentProvider>;
  /** Creates the stand-in of the demo and the tests. */
  createStandIn(options: StandInOptions): Promise<StandIn>;
}
