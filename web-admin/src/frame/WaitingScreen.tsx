import { Button } from "@fluentui/react-components";
import { Refusal } from "@machiya/schema/client/refusal";
import { useNavigation } from "react-router";
import { useMessages } from "../language/language.ts";
import { useFailureText } from "../relay/failureText.ts";
import { retryScreenCode, useIsScreenWaiting } from "../relay/screenCode.ts";
import { hasUnsavedForms } from "../ui/dialogs/unsavedForms.ts";
import { AlertBar } from "../ui/feedback/AlertBar.tsx";
import { useRetryOnReconnect } from "../ui/feedback/useRetryOnReconnect.ts";

const UNREACHABLE = new Refusal("UNREACHABLE");

/** Says, above the screen that stays, that the next one could not be loaded, until it is or the user goes elsewhere. */
export function WaitingScreen() {
  const words = useMessages("ui");
  const failureText = useFailureText();
  const isWaiting = useIsScreenWaiting();
  const isNavigating = useNavigation().state === "loading";
  useRetryOnReconnect(isWaiting, () => {
    // What was typed in the meantime is left by the user only.
    if (!hasUnsavedForms()) retryScreenCode();
  });
  if (!isWaiting || !isNavigating) return null;
  return (
    <AlertBar intent="error">
      {failureText(UNREACHABLE)}
      <Button size="small" onClick={retryScreenCode}>
        {words.retry}
      </Button>
    </AlertBar>
  );
}
