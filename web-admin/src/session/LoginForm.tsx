import { Button, Field, Input, makeStyles, Spinner, tokens } from "@fluentui/react-components";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useMessages } from "../language/language.ts";
import { useFailureText } from "../relay/failureText.ts";
import { AlertBar } from "../ui/feedback/AlertBar.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { useResetSession } from "./sessionReset.ts";
import { useLogIn } from "./useLogIn.ts";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: tokens.spacingVerticalL },
});

export interface LoginFormProps {
  /** Called with the global id of the person who has signed in; by default the console starts again. */
  onLoggedIn?: ((id: string) => void) | undefined;
}

/** Asks for username and password; a refusal is shown once, as text above the button. */
export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const styles = useStyles();
  const words = useMessages("session");
  const failureText = useFailureText();
  const resetSession = useResetSession();
  const [logIn, busy] = useLogIn();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [refused, setRefused] = useState<{ error?: unknown }>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector("input")?.focus();
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (username.trim() === "" || password === "") {
      setRefused({});
      return;
    }
    setRefused(undefined);
    logIn({
      variables: { input: { username: username.trim(), password } },
      onCompleted: ({ logIn: { staffMember } }) =>
        onLoggedIn === undefined ? resetSession() : onLoggedIn(staffMember?.id ?? ""),
      onError: (error) => setRefused({ error }),
    });
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Field label={words.username}>
        <Input
          size="large"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(_, { value }) => setUsername(value)}
        />
      </Field>
      <PasswordField value={password} onChange={setPassword} />
      {refused !== undefined && (
        <AlertBar intent="error">
          {refused.error === undefined ? words.required : failureText(refused.error)}
        </AlertBar>
      )}
      <Button
        type="submit"
        size="large"
        appearance="primary"
        disabledFocusable={busy}
        icon={busy ? <Spinner size="tiny" /> : null}
      >
        {busy ? words.loggingIn : words.logIn}
      </Button>
    </form>
  );
}
