import type { PaymentProviderName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { useMessages } from "../language/language.ts";
import { ConnectionTest } from "../ui/feedback/ConnectionTest.tsx";
import { useTestPaymentProvider } from "./useTestPaymentProvider.ts";

interface ProviderTestProps {
  provider: PaymentProviderName;
  /** Whether there are stored credentials, which the test uses. */
  isStored: boolean;
  isChanged: boolean;
}

/** Tests the stored credentials of a payment provider. */
export function ProviderTest({ provider, ...state }: ProviderTestProps) {
  const words = useMessages("paymentSetup");
  const [test, busy] = useTestPaymentProvider();
  return (
    <ConnectionTest
      {...state}
      busy={busy}
      words={words}
      run={({ onCompleted, onError }) =>
        test({
          variables: { input: { provider } },
          onCompleted: ({ testPaymentProvider }) => onCompleted(testPaymentProvider),
          onError,
        })
      }
    />
  );
}
