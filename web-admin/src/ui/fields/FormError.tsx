import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
} from "@fluentui/react-components";
import { Refusal } from "@machiya/schema/client/refusal";
import { useMessages } from "../../language/language.ts";
import { useFailureText } from "../../relay/failureText.ts";
import { scrollIntoViewRef } from "../scrollIntoViewRef.ts";

const useStyles = makeStyles({
  // It is scrolled into the view between the bars of the console, not behind one.
  root: { scrollMarginBlock: "64px calc(var(--bottomBar, 0px) + 12px)" },
});

interface FormErrorProps {
  /** The error of the last submission; null if it did not fail. */
  error: unknown;
  fieldNames?: Readonly<Record<string, string>> | undefined;
}

/** Shows the error of a form. When it may have been saved, a reload shows whether it was. */
export function FormError({ error, fieldNames }: FormErrorProps) {
  const styles = useStyles();
  const words = useMessages("relay");
  const failureText = useFailureText();
  if (error === null) return null;
  const isUnknown = error instanceof Refusal && error.code === "OUTCOME_UNKNOWN";
  return (
    <MessageBar
      ref={scrollIntoViewRef}
      className={styles.root}
      intent="error"
      layout="multiline"
      role="alert"
    >
      <MessageBarBody>{failureText(error, fieldNames)}</MessageBarBody>
      {isUnknown && (
        <MessageBarActions>
          <Button onClick={() => location.reload()}>{words.reloadAndLook}</Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
