import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";
import type { LeaveQuestion } from "./unsavedForms.ts";
import { useReturnFocus } from "./useReturnFocus.ts";

/** Asks whether to leave a form without saving; it is mounted only while it is open. */
export function LeaveDialog({ question }: { question: LeaveQuestion }) {
  const words = useMessages("ui");
  const { keepsDraft, leave, stay } = question;
  useReturnFocus();
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && stay()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{words.unsavedTitle}</DialogTitle>
          <DialogContent>{keepsDraft ? words.draftKept : words.unsavedText}</DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={stay}>
              {words.keepEditing}
            </Button>
            <Button onClick={leave}>{keepsDraft ? words.leave : words.discard}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
