import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import type { ReactNode, SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "../../language/language.ts";

const useStyles = makeStyles({
  // Source of the width: shop.md §9.
  surface: { maxWidth: "450px" },
  content: {
    display: "flex",
    flexDirection: "column",
    rowGap: "14px",
    // What is higher than the dialog scrolls; nothing in it is squeezed.
    "& > *": { flexShrink: 0 },
    // Room for focus rings, which the scrolling content would cut.
    marginInline: "-4px",
    paddingInline: "4px",
    paddingBottom: "4px",
    scrollPaddingBlock: "24px",
  },
});

interface DialogFrameProps {
  title: string;
  /** A question that a click beside it does not answer. */
  alert?: boolean;
  /** Something is on its way: the dialog stays until it has come. */
  busy: boolean;
  /** The buttons at its foot; without them it closes by a sign at its head. */
  actions?: ReactNode;
  /** Makes it a form: its submit button and Enter send it. */
  onSubmit?: () => void;
  onDismiss: () => void;
  children: ReactNode;
}

/** The surface of every dialog; mounted only while it is open. */
export function DialogFrame({
  title,
  alert,
  busy,
  actions,
  onSubmit,
  onDismiss,
  children,
}: DialogFrameProps) {
  const styles = useStyles();
  const words = useMessages("ui");
  const holdsFields = onSubmit !== undefined || actions === undefined;
  const body = (
    <DialogBody>
      <DialogTitle
        action={
          actions === undefined ? (
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={words.close}
              onClick={onDismiss}
            />
          ) : null
        }
      >
        {title}
      </DialogTitle>
      <DialogContent className={holdsFields ? styles.content : undefined}>{children}</DialogContent>
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </DialogBody>
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog over this one is its child in React's eyes, not in the page's.
    event.stopPropagation();
    if (busy) return;
    flushSync(() => onSubmit?.());
    // What is wrong is shown: the first of it is where to go on.
    event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  return (
    <Dialog
      open
      modalType={alert ? "alert" : "modal"}
      onOpenChange={(event, { open, type }) => {
        // What was typed is not lost to a click beside the dialog.
        if (type === "backdropClick" && holdsFields) event.preventDefault();
        else if (!open && !busy) onDismiss();
      }}
    >
      <DialogSurface className={styles.surface}>
        {onSubmit === undefined ? (
          body
        ) : (
          <form onSubmit={submit} noValidate>
            {body}
          </form>
        )}
      </DialogSurface>
    </Dialog>
  );
}

interface PlainDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that only says something. */
export function PlainDialog({ title, onClose, children }: PlainDialogProps) {
  const words = useMessages("ui");
  return (
    <DialogFrame
      title={title}
      busy={false}
      onDismiss={onClose}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      {children}
    </DialogFrame>
  );
}
