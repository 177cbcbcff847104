import type { ProviderConnection } from "../payments/callProvider.ts";
import type { CarrierProvider } from "./carrierProvider.ts";

/** A server that behaves as a carrier's documentation says, without parcels. */
export interface CarrierStandIn {
  readonly credentials: Readonly<Record<string, string>>;
  /** Answers a request to the carrier's API or pages; its path is that of the carrier. */
  handle(request: Request): Promise<Response>;
}

/** The server's part of a carrier's module; its declaration is in `schema/src/domain/carriers`. */
export interface CarrierModule {
  /** The public addresses of the carrier: the service itself, and the one for tests. */
  hosts: { live: string; test: string };
  /** Connects with credentials as they are stored. Throws when they do not have the carrier's form. */
  connect(connection: ProviderConnection, credentials: unknown, now?: () => Date): CarrierProvider;
  /** Creates the stand-in of the demo, with pages below a path or an address. */
  createStandIn(pageBase: string): Promise<CarrierStandIn>;
}
