import { mayHaveSucceeded } from "@machiya/schema/client/refusal";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import { useWhileOpen } from "../../relay/records/useWhileOpen.ts";
import { DialogButtons } from "../../ui/dialogs/DialogButtons.tsx";
import { DialogFrame } from "../../ui/dialogs/DialogFrame.tsx";
import { OneTimeSecret } from "../../ui/dialogs/OneTimeSecret.tsx";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
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
  const notify = useToast();
  const [rotate, busy] = useRotateWebhookSecret();
  const [made, setMade] = useState<NewSecret | null>(null);
  const [lost, setLost] = useState<Error | null>(null);
  const { fail } = useWhileOpen(onClose, (error) => {
    // The secret is shown once, so a repetition with the same key must show the one of a lost response.
    if (mayHaveSucceeded(error)) return setLost(error);
    onClose();
    notify.failure(error);
  });
  const confirm = () => {
    setLost(null);
    rotate({
      variables: { input: { id } },
      onCompleted: ({ rotateWebhookSecret: { secret, webhookEndpoint } }) =>
        setMade({ url: webhookEndpoint.url, secret }),
      onError: fail,
    });
  };
  return (
    <DialogFrame
      alert
      title={made === null ? words.rotateTitle : words.secretTitle}
      busy={busy}
      onDismiss={onClose}
      actions={
        <DialogButtons busy={busy} onDismiss={made === null ? onClose : null}>
          <BusyButton busy={busy} onClick={made === null ? confirm : onClose}>
            {made === null ? words.rotate : words.done}
          </BusyButton>
        </DialogButtons>
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
          <FormError error={lost} />
        </>
      )}
    </DialogFrame>
  );
}
