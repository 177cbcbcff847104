import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { Refusal } from "@machiya/schema/client/refusal";
import { useMessages } from "../../language/language.ts";
import { useFailureText } from "../../relay/failureText.ts";
import { scrollIntoViewRef } from "../scrollIntoViewRef.ts";

interface FormErrorProps {
  /** The error of the last submission; null if it did not fail. */
  error: unknown;
  fieldNames?: Readonly<Record<string, string>> | undefined;
}

/** Shows the error of a form. When it may have been saved, a reload shows whether it was. */
export function FormError({ error, fieldNames }: FormErrorProps) {
  const words = useMessages("relay");
  const failureText = useFailureText();
  if (error === null) return null;
  const isUnknown = error instanceof Refusal && error.code === "OUTCOME_UNKNOWN";
  return (
    <MessageBar ref={scrollIntoViewRef} intent="error" layout="multiline" role="alert">
      <MessageBarBody>{failureText(error, fieldNames)}</MessageBarBody>
      {isUnknown && (
        <MessageBarActions>
          <Button onClick={() => location.reload()}>{words.reloadAndLook}</Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
