import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { FormError } from "../ui/fields/FormError.tsx";
import { type BulkRows, useBulk } from "./bulkRows.ts";
import { type BulkMutation, useBulkWrite } from "./useBulkWrite.ts";

interface BulkVerbProps<Mutation extends BulkMutation> {
  text: string;
  icon: React.JSX.Element;
  mutation: GraphQLTaggedNode;
  variables: (rows: BulkRows) => Mutation["variables"];
  /** Asks for confirmation first, for what cannot be undone. */
  question?: (count: number) => ReactNode;
}

/** A button of the bulk bar that writes the selected rows. */
export function BulkVerb<Mutation extends BulkMutation>(props: BulkVerbProps<Mutation>) {
  const { text, icon, mutation, variables, question } = props;
  const { count } = useBulk();
  const restoreFocus = useRestoreFocusTarget();
  const { busy, write } = useBulkWrite<Mutation>(mutation, variables);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const ask = () => {
    setError(null);
    setAsking(true);
  };
  const confirm = () => {
    setError(null);
    write(() => setAsking(false), setError);
  };
  return (
    <>
      <Button
        {...restoreFocus}
        size="small"
        icon={icon}
        disabledFocusable={busy}
        onClick={() => (question === undefined ? write() : ask())}
      >
        {text}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title={text}
          confirm={text}
          busy={busy}
          onConfirm={confirm}
          onDismiss={() => setAsking(false)}
        >
          {question?.(count)}
          <FormError error={error} />
        </ConfirmDialog>
      )}
    </>
  );
}
