import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { BusyButton } from "../feedback/BusyButton.tsx";
import { DialogButtons } from "./DialogButtons.tsx";
import { DialogFrame } from "./DialogFrame.tsx";

const useStyles = makeStyles({
  danger: {
    backgroundColor: "var(--houseToneBadText)",
    color: "var(--houseToneBadFill)",
    ":hover": { backgroundColor: "var(--houseToneBadText)", color: "var(--houseToneBadFill)", opacity: 0.92 },
    ":hover:active": { backgroundColor: "var(--houseToneBadText)", color: "var(--houseToneBadFill)" },
  },
});

export interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** The text of the confirming button, as a verb. */
  confirm: string;
  /** The text of the canceling button; the default is "Cancel". */
  dismiss?: string;
  danger?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asks for confirmation; it is mounted only while it is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const styles = useStyles();
  const { busy } = props;
  return (
    <DialogFrame
      alert
      title={props.title}
      busy={busy}
      onDismiss={props.onDismiss}
      actions={
        <DialogButtons busy={busy} dismiss={props.dismiss} onDismiss={props.onDismiss}>
          <BusyButton
            className={props.danger ? styles.danger : undefined}
            busy={busy}
            onClick={props.onConfirm}
          >
            {props.confirm}
          </BusyButton>
        </DialogButtons>
      }
    >
      {props.children}
    </DialogFrame>
  );
}
