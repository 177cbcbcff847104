import type { CarrierName } from "@machiya/schema/domain/carriers/carrierRegistry";
import type { CarrierModule } from "./carrierModule.ts";
import { ecpayLogisticsModule } from "./ecpay/ecpayLogisticsModule.ts";

const MODULES: Readonly<Record<CarrierName, CarrierModule>> = { ECPAY: ecpayLogisticsModule };

/** Returns the server's part of a carrier's module. */
export const carrierServerModule = (carrier: CarrierName): CarrierModule => MODULES[carrier];
