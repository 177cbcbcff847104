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
import { FrameForms, useFrameForms, useInputWatch, useUnsaved } from "./unsavedForms.ts";
import { useIsSlow } from "./useIsSlow.ts";
import { useReturnFocus } from "./useReturnFocus.ts";

const useStyles = makeStyles({
  // The width is specified in shop.md §9.
  surface: { maxWidth: "450px" },
  content: {
    display: "flex",
    flexDirection: "column",
    rowGap: "14px",
    // A classic scrollbar makes the content narrower, which must not cause a second one.
    overflowX: "hidden",
    // Content that is higher than the dialog scrolls instead of being squeezed.
    "& > *": { flexShrink: 0 },
    // The negative margin makes room for focus rings, which the scrolling content would cut off.
    marginInline: "-4px",
    paddingInline: "4px",
    paddingBottom: "4px",
    scrollPaddingBlock: "24px",
  },
  // Fluent places the buttons in a narrow column, in which the text of a button breaks although there is room.
  actions: {
    flexWrap: "wrap",
    "@media (min-width: 481px)": { gridColumnStart: "1", "& > button": { whiteSpace: "nowrap" } },
  },
});

interface DialogFrameProps {
  title: string;
  /** A click beside an alert dialog does not dismiss it. */
  alert?: boolean;
  /** A request is in flight: the dialog stays open until it is done, or takes long. */
  busy: boolean;
  /** The buttons at the bottom; without them the dialog shows a close icon at its top. */
  actions?: ReactNode;
  /** Makes the dialog a form, which its submit button and Enter submit. */
  onSubmit?: () => void;
  onDismiss: () => void;
  children: ReactNode;
}

/** The surface of every dialog; it is mounted only while it is open. */
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
  const { forms, dismiss } = useFrameForms(onDismiss);
  const input = useInputWatch();
  const isSlow = useIsSlow(busy);
  useReturnFocus();
  useUnsaved(onSubmit !== undefined && input.isChanged, { frame: forms });
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
              onClick={dismiss}
            />
          ) : null
        }
      >
        {title}
      </DialogTitle>
      <DialogContent className={holdsFields ? styles.content : undefined}>{children}</DialogContent>
      {actions !== undefined && <DialogActions className={styles.actions}>{actions}</DialogActions>}
    </DialogBody>
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog on top of this one is its child in the React tree, so its submit event would bubble to this
    // form.
    event.stopPropagation();
    if (busy) return;
    flushSync(() => onSubmit?.());
    // Validation errors are rendered now; the first invalid field gets the focus.
    event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  return (
    <Dialog
      open
      modalType={alert ? "alert" : "modal"}
      onOpenChange={(event, { open, type }) => {
        // A click beside a dialog with fields does not discard what the user typed.
        if (type === "backdropClick" && holdsFields) event.preventDefault();
        else if (!open && (!busy || isSlow)) dismiss();
      }}
    >
      <DialogSurface className={styles.surface}>
        <FrameForms value={forms}>
          {onSubmit === undefined ? (
            body
          ) : (
            <form onSubmit={submit} noValidate {...input.watch}>
              {body}
            </form>
          )}
        </FrameForms>
      </DialogSurface>
    </Dialog>
  );
}

interface PlainDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog without actions. */
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
