import { Button } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useMessages } from "../../language/language.ts";
import {
  ConflictingAppointments,
  isAppointmentConflict,
} from "../../relay/records/ConflictingAppointments.tsx";
import { BusyButton } from "../feedback/BusyButton.tsx";
import { FormError } from "../fields/FormError.tsx";
import { DialogFrame } from "./DialogFrame.tsx";

interface FormDialogProps {
  title: string;
  /** What sending it does, as a verb; "Save" where nothing else is said. */
  submit?: string;
  busy: boolean;
  /** Why it was refused; null: it was not. */
  error: unknown;
  /** What people call the fields that a refusal names. */
  fieldNames?: Readonly<Record<string, string>>;
  onSubmit: () => void;
  /** Sends it although appointments stand in the way; left out: that is a refusal like any other. */
  onForce?: (() => void) | undefined;
  /** What then becomes of them; "not specified" where nothing else is said. */
  forceText?: string | undefined;
  onDismiss: () => void;
  children: ReactNode;
}

/** A form in a dialog. A refusal stands in it, above the buttons, and what was typed stays. */
export function FormDialog(props: FormDialogProps) {
  const words = useMessages("ui");
  const { goOn } = useMessages("relayForce");
  const { busy, error, onForce } = props;
  return (
    <DialogFrame
      title={props.title}
      busy={busy}
      onSubmit={props.onSubmit}
      onDismiss={props.onDismiss}
      actions={
        <>
          <Button type="button" disabled={busy} onClick={props.onDismiss}>
            {words.cancel}
          </Button>
          <BusyButton type="submit" busy={busy}>
            {props.submit ?? words.save}
          </BusyButton>
        </>
      }
    >
      {props.children}
      {onForce !== undefined && isAppointmentConflict(error) ? (
        <>
          <ConflictingAppointments refusal={error} consequence={props.forceText} />
          <Button type="button" disabled={busy} onClick={onForce}>
            {goOn}
          </Button>
        </>
      ) : (
        <FormError error={error} fieldNames={props.fieldNames} />
      )}
    </DialogFrame>
  );
}
