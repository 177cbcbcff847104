import { Button, MessageBar, MessageBarBody, makeStyles, Spinner, tokens } from "@fluentui/react-components";
import { PlugConnectedRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { FormError } from "../fields/FormError.tsx";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", alignItems: "start", rowGap: "8px" },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  result: { width: "100%" },
});

interface ConnectionTestResult {
  readonly outcome: string;
  readonly detail: string;
}

interface ConnectionTestProps {
  /** Runs the test and reports its result or its error. */
  run: (callbacks: {
    onCompleted: (result: ConnectionTestResult) => void;
    onError: (error: Error) => void;
  }) => void;
  busy: boolean;
  /** Whether there are stored credentials, which the test uses. */
  isStored: boolean;
  isChanged: boolean;
  words: {
    outcome: Readonly<Record<string, string>>;
    detail: (text: string) => string;
  };
}

/** Tests stored credentials, and says what came of it. */
export function ConnectionTest({ run, busy, isStored, isChanged, words }: ConnectionTestProps) {
  const styles = useStyles();
  const { test, testSaved, testNeeds } = useMessages("paymentSetup");
  const [result, setResult] = useState<ConnectionTestResult | null>(null);
  const [error, setError] = useState<unknown>(null);
  const start = () => {
    setResult(null);
    setError(null);
    run({ onCompleted: setResult, onError: setError });
  };
  const hint = isStored ? isChanged && testSaved : testNeeds;
  return (
    <div className={styles.root}>
      <Button
        icon={busy ? <Spinner size="tiny" /> : <PlugConnectedRegular />}
        disabled={!isStored || isChanged}
        disabledFocusable={busy}
        onClick={start}
      >
        {test}
      </Button>
      {hint && <span className={styles.hint}>{hint}</span>}
      <div role="status" className={styles.result}>
        {result !== null && (
          <MessageBar intent={result.outcome === "ACCEPTED" ? "success" : "error"} layout="multiline">
            <MessageBarBody>
              {labelOf(words.outcome, result.outcome)}
              {result.detail !== "" && <div>{words.detail(result.detail)}</div>}
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
      <FormError error={error} />
    </div>
  );
}
