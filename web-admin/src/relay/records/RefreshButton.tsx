import { Button, Spinner } from "@fluentui/react-components";
import { ArrowClockwiseRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, type GraphQLTaggedNode, type Variables } from "relay-runtime";
import { useMessages } from "../../language/language.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";

interface RefreshButtonProps {
  document: GraphQLTaggedNode;
  variables: Variables;
}

/** Refetches the shown query and updates it in place. A failure keeps the shown data and is reported. */
export function RefreshButton({ document, variables }: RefreshButtonProps) {
  const words = useMessages("ui");
  const notify = useToast();
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState(false);
  const refresh = () => {
    setBusy(true);
    fetchQuery(environment, document, variables, { networkCacheConfig: { force: true } }).subscribe({
      complete: () => setBusy(false),
      error: (error: Error) => {
        setBusy(false);
        notify.failure(error, refresh);
      },
    });
  };
  return (
    <Button
      icon={busy ? <Spinner size="tiny" /> : <ArrowClockwiseRegular />}
      disabledFocusable={busy}
      onClick={refresh}
    >
      {words.refresh}
    </Button>
  );
}
