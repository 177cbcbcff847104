import { Button, Spinner } from "@fluentui/react-components";
import { type ReactNode, Suspense } from "react";
import { useMessages } from "../language/language.ts";
import { Boundary } from "./Boundary.tsx";
import { DialogFrame } from "./DialogFrame.tsx";
import { messages } from "./messages.ts";

interface PlainDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that only says something. */
export function PlainDialog({ title, onClose, children }: PlainDialogProps) {
  const words = useMessages(messages);
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

interface OpenedDialogProps extends PlainDialogProps {
  /** The started query of what is opened. */
  attempt: unknown;
}

/** Where a dialog stands that shows a loaded record: until it has come, and when it could not, a dialog that says so. */
export function OpenedDialog({ title, attempt, onClose, children }: OpenedDialogProps) {
  return (
    <Boundary
      attempt={attempt}
      frame={(failure) => (
        <PlainDialog title={title} onClose={onClose}>
          {failure}
        </PlainDialog>
      )}
    >
      <Suspense
        fallback={
          <PlainDialog title={title} onClose={onClose}>
            <Spinner />
          </PlainDialog>
        }
      >
        {children}
      </Suspense>
    </Boundary>
  );
}
