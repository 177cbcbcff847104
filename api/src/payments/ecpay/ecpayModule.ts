import { ecpaySetup } from "@machiya/schema/domain/paymentProviders/ecpaySetup";
import { credentialShape } from "@machiya/schema/payments/providerCredentials";
import type { ProviderModule } from "../providerModule.ts";
import { createEcpay } from "./ecpayProvider.ts";

export const ecpayModule: ProviderModule = {
  hosts: { live: "https://payment.ecpay.com.tw", test: "https://payment-stage.ecpay.com.tw" },
  async connect(connection, credentials, now) {
    return createEcpay(connection, credentialShape(ecpaySetup.credentials).parse(credentials), now);
  },
  async createStandIn(options) {
    const { createEcpayStandIn } = await import("./ecpayStandIn.ts");
    return createEcpayStandIn(options);
  },
};
