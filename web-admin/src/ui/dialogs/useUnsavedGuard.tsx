import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from "@fluentui/react-components";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { useMessages } from "../../language/language.ts";

/** Controls that change a form by a click and send no input event. */
const CHOICES = "[aria-pressed], [role=option], [role=menuitemradio], [role=menuitemcheckbox]";

/**
 * Asks before a form with changes is dismissed. `watch` belongs on an element around the fields, `question`
 * inside the dialog, and `dismiss` replaces its dismissal by Escape or the close icon.
 */
export function useUnsavedGuard(onDismiss: () => void): {
  watch: { onInput: () => void; onChange: () => void; onClick: (event: MouseEvent) => void };
  dismiss: () => void;
  question: ReactNode;
} {
  const words = useMessages("ui");
  const isChanged = useRef(false);
  const [asks, setAsks] = useState(false);
  const mark = () => {
    isChanged.current = true;
  };
  return {
    watch: {
      onInput: mark,
      onChange: mark,
      onClick: ({ target }) => {
        if (target instanceof Element && target.closest(CHOICES) !== null) mark();
      },
    },
    dismiss: () => (isChanged.current ? setAsks(true) : onDismiss()),
    question: asks && (
      <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && setAsks(false)}>
        <DialogSurface>
          <DialogBody>
            <DialogTitle>{words.unsavedTitle}</DialogTitle>
            <DialogContent>{words.unsavedText}</DialogContent>
            <DialogActions>
              <Button appearance="primary" onClick={() => setAsks(false)}>
                {words.keepEditing}
              </Button>
              <Button onClick={onDismiss}>{words.discard}</Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    ),
  };
}
