import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import { FormDialog } from "../ui/dialogs/FormDialog.tsx";
import type { BulkRows } from "./bulkRows.ts";
import { type BulkMutation, useBulkWrite } from "./useBulkWrite.ts";

interface BulkFormProps<Mutation extends BulkMutation> {
  text: string;
  icon: React.JSX.Element;
  title: string;
  mutation: GraphQLTaggedNode;
  /** The variables with the values of the form. */
  variables: (rows: BulkRows) => Mutation["variables"];
  /** Returns whether the values can be sent; the form shows what is wrong otherwise. */
  isValid: () => boolean;
  /** Resets the values when the form opens. */
  onOpen: () => void;
  children: ReactNode;
}

/** A button of the bulk bar that first asks for values. */
export function BulkForm<Mutation extends BulkMutation>(props: BulkFormProps<Mutation>) {
  const restoreFocus = useRestoreFocusTarget();
  const { busy, write } = useBulkWrite<Mutation>(props.mutation, props.variables);
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const close = () => setOpen(false);
  const submit = () => {
    if (!props.isValid()) return;
    setError(null);
    write(close, setError);
  };
  return (
    <>
      <Button
        {...restoreFocus}
        size="small"
        icon={props.icon}
        onClick={() => {
          props.onOpen();
          setError(null);
          setOpen(true);
        }}
      >
        {props.text}
      </Button>
      {isOpen && (
        <FormDialog title={props.title} busy={busy} error={error} onSubmit={submit} onDismiss={close}>
          {props.children}
        </FormDialog>
      )}
    </>
  );
}
