import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useFailureText } from "../../relay/failureText.ts";
import { scrollIntoViewRef } from "../scrollIntoViewRef.ts";

interface FormErrorProps {
  /** Why what was asked for was refused; null: it was not. */
  error: unknown;
  fieldNames?: Readonly<Record<string, string>> | undefined;
}

/** A refusal, in the form that it is about. */
export function FormError({ error, fieldNames }: FormErrorProps) {
  const failureText = useFailureText();
  if (error === null) return null;
  return (
    <MessageBar ref={scrollIntoViewRef} intent="error" layout="multiline" role="alert">
      <MessageBarBody>{failureText(error, fieldNames)}</MessageBarBody>
    </MessageBar>
  );
}
