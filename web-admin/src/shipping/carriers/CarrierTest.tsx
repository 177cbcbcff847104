import type { CarrierName } from "@machiya/schema/domain/carriers/carrierRegistry";
import { useMessages } from "../../language/language.ts";
import { ConnectionTest } from "../../ui/feedback/ConnectionTest.tsx";
import { useTestCarrier } from "./useTestCarrier.ts";

interface CarrierTestProps {
  carrier: CarrierName;
  /** Whether there are stored credentials, which the test uses. */
  isStored: boolean;
  isChanged: boolean;
}

/** Tests the stored credentials of a carrier. */
export function CarrierTest({ carrier, ...state }: CarrierTestProps) {
  const words = useMessages("carriers");
  const [test, busy] = useTestCarrier();
  return (
    <ConnectionTest
      {...state}
      busy={busy}
      words={words}
      run={({ onCompleted, onError }) =>
        test({
          variables: { input: { carrier } },
          onCompleted: ({ testCarrier }) => onCompleted(testCarrier),
          onError,
        })
      }
    />
  );
}
