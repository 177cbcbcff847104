import { linePaySetup } from "@machiya/schema/domain/paymentProviders/linePaySetup";
import { credentialShape } from "@machiya/schema/payments/providerCredentials";
import type { ProviderModule } from "../providerModule.ts";
import { createLinePay } from "./linePayProvider.ts";

export const linePayModule: ProviderModule = {
  hosts: { live: "https://api-pay.line.me", test: "https://sandbox-api-pay.line.me" },
  async connect(connection, credentials) {
    return createLinePay(connection, credentialShape(linePaySetup.credentials).parse(credentials));
  },
  async createStandIn(options) {
    const { createLinePayStandIn } = await import("./linePayStandIn.ts");
    return createLinePayStandIn(options);
  },
};
