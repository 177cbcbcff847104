import { useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "../../language/language.ts";
import { NewDialog } from "../../relay/records/NewDialog.tsx";
import { OneTimeSecretDialog } from "../../ui/dialogs/OneTimeSecret.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { type NewSecret, SecretDetails } from "./SecretDetails.tsx";
import { useCreateWebhookEndpoint } from "./useCreateWebhookEndpoint.ts";
import { useWebhookForm } from "./useWebhookForm.ts";
import { WebhookFields } from "./WebhookFields.tsx";
import { type WebhookDraft, webhookDetails } from "./webhookDraft.ts";

const INITIAL: WebhookDraft = { url: "", description: "", kinds: "", active: "true" };

/** The form of a new endpoint, whose secret is shown once. */
export function NewWebhook({ onClose }: { onClose: () => void }) {
  const words = useMessages("webhooks");
  const { added } = useMessages("ui");
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const { fieldNames, problemsOf } = useWebhookForm();
  const [made, setMade] = useState<NewSecret | null>(null);
  const [create, busy] = useCreateWebhookEndpoint();
  if (made !== null) {
    return (
      <OneTimeSecretDialog
        title={words.secretTitle}
        warning={words.secretOnce}
        done={words.done}
        onClose={onClose}
      >
        <SecretDetails {...made} />
      </OneTimeSecretDialog>
    );
  }
  return (
    <NewDialog
      title={words.addTitle}
      busy={busy}
      initial={INITIAL}
      save={(draft, { onError }) =>
        create({
          variables: { input: { details: webhookDetails(draft) } },
          onError,
          onCompleted: ({ createWebhookEndpoint: { secret, webhookEndpoint } }) => {
            notify.success(added);
            void revalidate();
            setMade({ url: webhookEndpoint.url, secret });
          },
        })
      }
      fieldNames={fieldNames}
      problemsOf={problemsOf}
      onClose={onClose}
    >
      {(fields) => <WebhookFields {...fields} />}
    </NewDialog>
  );
}
