import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useFailureText } from "../../relay/failureText.ts";
import { scrollIntoViewRef } from "../scrollIntoViewRef.ts";

interface FormErrorProps {
  /** The error of the last submission; null if it did not fail. */
  error: unknown;
  fieldNames?: Readonly<Record<string, string>> | undefined;
}

/** Shows the error of a form. */
export function FormError({ error, fieldNames }: FormErrorProps) {
  const failureText = useFailureText();
  if (error === null) return null;
  return (
    <MessageBar ref={scrollIntoViewRef} intent="error" layout="multiline" role="alert">
      <MessageBarBody>{failureText(error, fieldNames)}</MessageBarBody>
    </MessageBar>
  );
}
