import { Button, MessageBar, MessageBarBody, makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { DescriptionList } from "../DescriptionList.tsx";
import { DialogFrame } from "./DialogFrame.tsx";

const useStyles = makeStyles({ root: { display: "flex", flexDirection: "column", rowGap: "14px" } });

interface ShownOnceProps {
  /** That it is shown this once. */
  warning: string;
  /** The facts, the secret one among them. */
  children: ReactNode;
}

/** A secret that cannot be seen again. */
export function OneTimeSecret({ warning, children }: ShownOnceProps) {
  return (
    <div className={useStyles().root}>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{warning}</MessageBarBody>
      </MessageBar>
      <DescriptionList>{children}</DescriptionList>
    </div>
  );
}

interface ShownOnceDialogProps extends ShownOnceProps {
  title: string;
  /** With what somebody says that they have kept it. */
  done: string;
  onClose: () => void;
}

/** The same as a dialog, which a click beside it does not close. */
export function OneTimeSecretDialog({ title, done, onClose, ...shown }: ShownOnceDialogProps) {
  return (
    <DialogFrame
      alert
      title={title}
      busy={false}
      onDismiss={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {done}
        </Button>
      }
    >
      <OneTimeSecret {...shown} />
    </DialogFrame>
  );
}
