import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import { DialogFrame } from "../../ui/dialogs/DialogFrame.tsx";
import { OneTimeSecret } from "../../ui/dialogs/OneTimeSecret.tsx";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { type NewSecret, SecretDetails } from "./SecretDetails.tsx";
import { useRotateWebhookSecret } from "./useRotateWebhookSecret.ts";

interface RotateSecretProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks before a secret is rotated and shows the new one once, in the same dialog so that the focus stays. */
export function RotateSecret({ id, name, onClose }: RotateSecretProps) {
  const words = useMessages("webhooks");
  const { cancel } = useMessages("ui");
  const notify = useToast();
  const [rotate, busy] = useRotateWebhookSecret();
  const [made, setMade] = useState<NewSecret | null>(null);
  const confirm = () =>
    rotate({
      variables: { input: { id } },
      onCompleted: ({ rotateWebhookSecret: { secret, webhookEndpoint } }) =>
        setMade({ url: webhookEndpoint.url, secret }),
      onError: (error) => {
        onClose();
        notify.failure(error);
      },
    });
  return (
    <DialogFrame
      alert
      title={made === null ? words.rotateTitle : words.secretTitle}
      busy={busy}
      onDismiss={onClose}
      actions={
        <>
          {made === null && (
            <Button disabled={busy} onClick={onClose}>
              {cancel}
            </Button>
          )}
          <BusyButton busy={busy} onClick={made === null ? confirm : onClose}>
            {made === null ? words.rotate : words.done}
          </BusyButton>
        </>
      }
    >
      {made !== null ? (
        <OneTimeSecret warning={`${words.secretOnce} ${words.secretRotated}`}>
          <SecretDetails {...made} />
        </OneTimeSecret>
      ) : (
        <>
          <p>{words.rotateQuestion(name)}</p>
          <p>{words.rotateConsequence}</p>
        </>
      )}
    </DialogFrame>
  );
}
