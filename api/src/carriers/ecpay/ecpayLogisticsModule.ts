import { ecpayLogistics } from "@machiya/schema/domain/carriers/ecpayLogistics";
import { credentialShape } from "@machiya/schema/payments/providerCredentials";
import type { CarrierModule } from "../carrierModule.ts";
import { createEcpayLogistics } from "./ecpayLogistics.ts";

export const ecpayLogisticsModule: CarrierModule = {
  hosts: { live: "https://logistics.ecpay.com.tw", test: "https://logistics-stage.ecpay.com.tw" },
  connect(connection, credentials, now) {
    const read = credentialShape(ecpayLogistics.credentials).parse(credentials);
    return createEcpayLogistics(connection, read, now);
  },
  async createStandIn(pageBase) {
    const { createLogisticsStandIn } = await import("./ecpayLogisticsStandIn.ts");
    return createLogisticsStandIn(pageBase);
  },
};
