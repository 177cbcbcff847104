import { Button, makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useMessages } from "../../language/language.ts";
import { useIsSlow } from "./useIsSlow.ts";

const useStyles = makeStyles({
  // On a phone, the button that saves is as wide as the dialog and above the one that cancels.
  root: {
    display: "contents",
    "@media (max-width: 599px)": {
      display: "flex",
      flexDirection: "column-reverse",
      rowGap: "8px",
      width: "100%",
    },
  },
});

interface DialogButtonsProps {
  /** A request is in flight. */
  busy: boolean;
  /** The text of the canceling button; the default is "Cancel". */
  dismiss?: string | undefined;
  /** Null for a dialog that is done and has nothing to cancel. */
  onDismiss: (() => void) | null;
  /** The button that saves. */
  children: ReactNode;
}

/** The buttons of a dialog. A save that takes long can be left, although it may still be done. */
export function DialogButtons({ busy, dismiss, onDismiss, children }: DialogButtonsProps) {
  const { cancel } = useMessages("ui");
  const { slow } = useMessages("relay");
  const isSlow = useIsSlow(busy);
  return (
    <div className={useStyles().root}>
      <span role="status">{isSlow && slow}</span>
      {onDismiss !== null && (
        <Button type="button" disabled={busy && !isSlow} onClick={onDismiss}>
          {dismiss ?? cancel}
        </Button>
      )}
      {children}
    </div>
  );
}
