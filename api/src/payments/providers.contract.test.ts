import { PAYMENT_PROVIDERS } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { describePaymentProvider } from "./testing/describePaymentProvider.ts";

for (const name of PAYMENT_PROVIDERS) describePaymentProvider(name);
