import { Button, MessageBar, MessageBarBody, makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { DescriptionList } from "../DescriptionList.tsx";
import { DialogFrame } from "./DialogFrame.tsx";

const useStyles = makeStyles({ root: { display: "flex", flexDirection: "column", rowGap: "14px" } });

interface OneTimeSecretProps {
  /** The warning that the secret is shown only once. */
  warning: string;
  /** The description list that contains the secret. */
  children: ReactNode;
}

/** Shows a secret that cannot be displayed again. */
export function OneTimeSecret({ warning, children }: OneTimeSecretProps) {
  return (
    <div className={useStyles().root}>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{warning}</MessageBarBody>
      </MessageBar>
      <DescriptionList>{children}</DescriptionList>
    </div>
  );
}

interface OneTimeSecretDialogProps extends OneTimeSecretProps {
  title: string;
  /** The button by which the user confirms that the secret has been saved. */
  done: string;
  onClose: () => void;
}

/** Shows the secret in a dialog, which a click beside it does not close. */
export function OneTimeSecretDialog({ title, done, onClose, ...shown }: OneTimeSecretDialogProps) {
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
