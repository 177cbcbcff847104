import { makeStyles, tokens } from "@fluentui/react-components";
import { type SubmitEvent, useState } from "react";
import { useMessages } from "../language/language.ts";
import { BusyButton } from "../ui/feedback/BusyButton.tsx";
import { FormError } from "../ui/fields/FormError.tsx";
import { isPassword } from "./isPassword.ts";
import { LoginGate } from "./LoginGate.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { useResetSession } from "./sessionReset.ts";
import { useSetOwnPassword } from "./useSetOwnPassword.ts";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: tokens.spacingVerticalL },
});

/** Covers every URL until a person with an initial password has chosen their own (decisions.md §3). */
export function ChoosePasswordPage() {
  const styles = useStyles();
  const words = useMessages("session");
  const resetSession = useResetSession();
  const [setOwnPassword, busy] = useSetOwnPassword();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setError(null);
    if (!isPassword(password) || password !== confirmation) return;
    setOwnPassword({
      variables: { input: { password } },
      onCompleted: resetSession,
      onError: setError,
    });
  };
  return (
    <LoginGate title={words.chooseTitle} lead={words.chooseLead}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          isNew
          label={words.newPassword}
          hint={words.newPasswordHint}
          value={password}
          problem={tried && !isPassword(password) ? words.passwordLength : ""}
          onChange={setPassword}
        />
        <PasswordField
          isNew
          label={words.confirmation}
          value={confirmation}
          problem={tried && password !== confirmation ? words.checkPassword : ""}
          onChange={setConfirmation}
        />
        <FormError error={error} fieldNames={{ password: words.newPassword }} />
        <BusyButton type="submit" size="large" busy={busy}>
          {words.choose}
        </BusyButton>
      </form>
    </LoginGate>
  );
}
