import { Button } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useMessages } from "../../language/language.ts";
import {
  ConflictingAppointments,
  isAppointmentConflict,
} from "../../relay/records/ConflictingAppointments.tsx";
import { BusyButton } from "../feedback/BusyButton.tsx";
import { FormError } from "../fields/FormError.tsx";
import { DialogButtons } from "./DialogButtons.tsx";
import { DialogFrame } from "./DialogFrame.tsx";

interface FormDialogProps {
  title: string;
  /** The text of the submit button, as a verb; the default is "Save". */
  submit?: string;
  busy: boolean;
  /** The error of the last submission; null if it did not fail. */
  error: unknown;
  /** The visible names of the fields that an error refers to. */
  fieldNames?: Readonly<Record<string, string>>;
  onSubmit: () => void;
  /** Submits although appointments conflict. Without it, such a conflict is shown as an ordinary error. */
  onForce?: (() => void) | undefined;
  /** The effect on the conflicting appointments; the default is "not specified". */
  forceText?: string | undefined;
  onDismiss: () => void;
  children: ReactNode;
}

/** A form in a dialog. An error is shown above the buttons, and the user's input is kept. */
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
        <DialogButtons busy={busy} onDismiss={props.onDismiss}>
          <BusyButton type="submit" busy={busy}>
            {props.submit ?? words.save}
          </BusyButton>
        </DialogButtons>
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
