import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from "@fluentui/react-components";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import type { LeaveQuestion } from "./unsavedForms.ts";

const FIELDS = "[role=dialog] :is(input, textarea, select, button)";

/** Returns the field that was in use; after a click beside a dialog, the first one in that dialog. */
function focusedField(): HTMLElement | null {
  const { activeElement } = document;
  const isInUse = activeElement instanceof HTMLElement && activeElement !== document.body;
  return isInUse ? activeElement : document.querySelector<HTMLElement>(FIELDS);
}

/** Asks whether to leave a form without saving; it is mounted only while it is open. */
export function LeaveDialog({ question }: { question: LeaveQuestion }) {
  const words = useMessages("ui");
  const { keepsDraft, leave, stay } = question;
  const [field] = useState(focusedField);
  const keepEditing = () => {
    stay();
    // The dialog below is accessible again only when it contains the focus, which Tabster would otherwise give to
    // the button that opened that dialog.
    setTimeout(() => field?.focus());
  };
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && keepEditing()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{words.unsavedTitle}</DialogTitle>
          <DialogContent>{keepsDraft ? words.draftKept : words.unsavedText}</DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={keepEditing}>
              {words.keepEditing}
            </Button>
            <Button onClick={leave}>{keepsDraft ? words.leave : words.discard}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
