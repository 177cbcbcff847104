import { useMessages } from "../language/language.ts";
import { StateTag } from "../ui/Tag.tsx";

interface ProviderStateProps {
  setting: { enabled: boolean; isTest: boolean } | null;
}

/** Shows whether customers can pay with a provider. */
export function ProviderState({ setting }: ProviderStateProps) {
  const words = useMessages("paymentSetup");
  if (setting === null) return <StateTag tone="off">{words.stateNew}</StateTag>;
  if (!setting.enabled) return <StateTag tone="off">{words.stateOff}</StateTag>;
  return setting.isTest ? (
    <StateTag tone="wait">{words.stateTest}</StateTag>
  ) : (
    <StateTag tone="done">{words.stateLive}</StateTag>
  );
}
