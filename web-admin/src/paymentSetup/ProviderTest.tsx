import { Button, MessageBar, MessageBarBody, makeStyles, Spinner, tokens } from "@fluentui/react-components";
import { PlugConnectedRegular } from "@fluentui/react-icons";
import type { PaymentProviderName } from "@machiya/schema/domain/orders/onlinePayments";
import { useState } from "react";
import type { useTestPaymentProviderMutation$data } from "../__generated__/useTestPaymentProviderMutation.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { FormError } from "../ui/fields/FormError.tsx";
import { useTestPaymentProvider } from "./useTestPaymentProvider.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", alignItems: "start", rowGap: "8px" },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  result: { width: "100%" },
});

type Result = useTestPaymentProviderMutation$data["testPaymentProvider"];

interface ProviderTestProps {
  provider: PaymentProviderName;
  /** Whether there are stored credentials, which the test uses. */
  isStored: boolean;
  isChanged: boolean;
}

/** Tests the stored credentials, and says what came of it. */
export function ProviderTest({ provider, isStored, isChanged }: ProviderTestProps) {
  const styles = useStyles();
  const words = useMessages("paymentSetup");
  const [test, busy] = useTestPaymentProvider();
  const [result, setResult] = useState<Result | null>(null);
  const [error, setError] = useState<unknown>(null);
  const run = () => {
    setResult(null);
    setError(null);
    test({
      variables: { input: { provider } },
      onCompleted: ({ testPaymentProvider }) => setResult(testPaymentProvider),
      onError: setError,
    });
  };
  const hint = isStored ? isChanged && words.testSaved : words.testNeeds;
  return (
    <div className={styles.root}>
      <Button
        icon={busy ? <Spinner size="tiny" /> : <PlugConnectedRegular />}
        disabled={!isStored || isChanged}
        disabledFocusable={busy}
        onClick={run}
      >
        {words.test}
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
