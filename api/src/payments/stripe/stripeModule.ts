import { stripeSetup } from "@machiya/schema/domain/paymentProviders/stripeSetup";
import { credentialShape } from "@machiya/schema/payments/providerCredentials";
import type { ProviderModule } from "../providerModule.ts";

export const stripeModule: ProviderModule = {
  // Stripe's test mode has its own keys instead of an address.
  hosts: { live: "https://api.stripe.com", test: "https://api.stripe.com" },
  // The package of Stripe is loaded on demand, because it is large.
  async connect(connection, credentials, now) {
    const { createStripe } = await import("./stripeProvider.ts");
    return createStripe(connection, credentialShape(stripeSetup.credentials).parse(credentials), now);
  },
  async createStandIn(options) {
    const { createStripeStandIn } = await import("./stripeStandIn.ts");
    return createStripeStandIn(options);
  },
};
