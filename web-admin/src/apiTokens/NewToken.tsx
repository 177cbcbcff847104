import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { Refusal } from "@machiya/schema/client/refusal";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { FormDialog } from "../ui/dialogs/FormDialog.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { LifetimeFields } from "./LifetimeFields.tsx";
import { NewTokenSecret } from "./NewTokenSecret.tsx";
import { ScopeFields } from "./ScopeFields.tsx";
import { EMPTY_TOKEN, expiryOf, problemsOf, scopesOf, type TokenDraft } from "./tokenDraft.ts";
import { useCreateApiToken } from "./useCreateApiToken.ts";

/** The form of a new token, which is then shown once. */
export function NewToken({ onClose }: { onClose: () => void }) {
  const words = useMessages("apiTokens");
  const { required } = useMessages("ui");
  const { instant } = useDates();
  const { revalidate } = useRevalidator();
  const [create, busy] = useCreateApiToken();
  const [draft, setDraft] = useState<TokenDraft>(EMPTY_TOKEN);
  // A lifetime starts when the form is opened, so that a repeated save sends the same input and its key.
  const [openedAt] = useState(() => new Date());
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [token, setToken] = useState<string | null>(null);
  if (token !== null) return <NewTokenSecret token={token} onClose={onClose} />;

  const problems = problemsOf(draft, new Date(), instant);
  const messages = { ...words, required };
  const shown = (field: keyof typeof problems) => {
    const problem = problems[field];
    return tried && problem !== undefined ? messages[problem] : undefined;
  };
  const change = (written: Partial<TokenDraft>) => setDraft((latest) => ({ ...latest, ...written }));
  const submit = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    setError(null);
    create({
      variables: {
        input: {
          name: draft.name.trim(),
          scopes: scopesOf(draft),
          expiresAt: expiryOf(draft, openedAt, instant),
        },
      },
      onCompleted: ({ createApiToken }) => {
        setToken(createApiToken.token);
        void revalidate();
      },
      onError: setError,
    });
  };
  const isFull = error instanceof Refusal && error.params.field === "apiTokens";
  return (
    <FormDialog
      title={words.addTitle}
      submit={words.create}
      busy={busy}
      error={isFull ? null : error}
      fieldNames={{ name: words.name, scopes: words.scopes, expiresAt: words.until }}
      onSubmit={submit}
      onDismiss={onClose}
    >
      <TextField
        label={words.name}
        required
        hint={words.nameHint}
        value={draft.name}
        problem={shown("name")}
        onChange={(name) => change({ name })}
      />
      <ScopeFields
        levels={draft.levels}
        problem={shown("scopes")}
        onChange={(levels) => change({ levels })}
      />
      <LifetimeFields draft={draft} problem={shown("until")} change={change} />
      {isFull && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{words.full}</MessageBarBody>
        </MessageBar>
      )}
    </FormDialog>
  );
}
