import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Spinner,
} from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useMessages } from "../language/language.ts";
import { messages } from "./messages.ts";

const useStyles = makeStyles({
  // Source of the width: shop.md §9.
  surface: { maxWidth: "450px" },
  danger: {
    backgroundColor: "var(--houseToneBadText)",
    color: "var(--houseToneBadFill)",
    ":hover": { backgroundColor: "var(--houseToneBadText)", color: "var(--houseToneBadFill)", opacity: 0.92 },
    ":hover:active": { backgroundColor: "var(--houseToneBadText)", color: "var(--houseToneBadFill)" },
  },
});

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** What pressing it does, as a verb. */
  confirm: string;
  /** What leaves everything as it is; "Cancel" where nothing else is said. */
  dismiss?: string;
  danger?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asks before something is done; mounted only while it asks. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const styles = useStyles();
  const words = useMessages(messages);
  const { busy } = props;
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && !busy && props.onDismiss()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{props.title}</DialogTitle>
          <DialogContent>{props.children}</DialogContent>
          <DialogActions>
            <Button disabled={busy} onClick={props.onDismiss}>
              {props.dismiss ?? words.cancel}
            </Button>
            <Button
              appearance="primary"
              className={props.danger ? styles.danger : undefined}
              disabledFocusable={busy}
              icon={busy ? <Spinner size="tiny" /> : null}
              onClick={props.onConfirm}
            >
              {props.confirm}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
