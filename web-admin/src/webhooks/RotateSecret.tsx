import { useState } from "react";
import { useMessages } from "../language/language.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { useNotify } from "../ui/notifications.tsx";
import { messages } from "./messages.ts";
import { SecretOnce } from "./SecretOnce.tsx";
import { useRotateWebhookSecret } from "./useRotateWebhookSecret.ts";

interface RotateSecretProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks before an endpoint gets a new secret, and shows it once. */
export function RotateSecret({ id, name, onClose }: RotateSecretProps) {
  const words = useMessages(messages);
  const notify = useNotify();
  const [rotate, busy] = useRotateWebhookSecret();
  const [made, setMade] = useState<{ url: string; secret: string } | null>(null);
  if (made !== null) return <SecretOnce rotated {...made} onClose={onClose} />;
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
    <ConfirmDialog
      title={words.rotateTitle}
      confirm={words.rotate}
      busy={busy}
      onConfirm={confirm}
      onDismiss={onClose}
    >
      <p>{words.rotateQuestion(name)}</p>
      <p>{words.rotateConsequence}</p>
    </ConfirmDialog>
  );
}
