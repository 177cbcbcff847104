import type { PaymentProviderName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { ecpayModule } from "./ecpay/ecpayModule.ts";
import { linePayModule } from "./linePay/linePayModule.ts";
import type { ProviderModule } from "./providerModule.ts";
import { stripeModule } from "./stripe/stripeModule.ts";

const MODULES: Readonly<Record<PaymentProviderName, ProviderModule>> = {
  LINE_PAY: linePayModule,
  ECPAY: ecpayModule,
  STRIPE: stripeModule,
};

/** Returns the server's part of a provider's module. */
export const serverModule = (provider: PaymentProviderName): ProviderModule => MODULES[provider];
