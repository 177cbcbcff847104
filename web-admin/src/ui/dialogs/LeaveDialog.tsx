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
import { focusedField } from "./focusedField.ts";
import type { LeaveQuestion } from "./unsavedForms.ts";

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
