import { makeStyles } from "@fluentui/react-components";
import { type SubmitEvent, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { isPassword } from "../../session/isPassword.ts";
import { PasswordField } from "../../session/PasswordField.tsx";
import { useSetOwnPassword } from "../../session/useSetOwnPassword.ts";
import { Section } from "../../ui/dialogs/SidePanel.tsx";
import { useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { SaveStatus } from "../../ui/feedback/SaveStatus.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { useSetStaffPassword } from "./useSetStaffPassword.ts";

const useStyles = makeStyles({
  form: {
    display: "flex",
    flexDirection: "column",
    rowGap: "12px",
    alignItems: "stretch",
    maxWidth: "360px",
  },
  save: { alignSelf: "flex-start" },
});

/** Sets a new password: one's own with the current one, or as an administrator anyone's (booking.md §6). */
export function StaffPassword({ id, isSelf }: { id: string; isSelf: boolean }) {
  const styles = useStyles();
  const words = useMessages("staff");
  const [isSaved, setSaved] = useState(false);
  const [setOwn, settingOwn] = useSetOwnPassword();
  const [setTheirs, settingTheirs] = useSetStaffPassword();
  const busy = settingOwn || settingTheirs;
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useUnsaved(current !== "" || password !== "");
  const wrong = { current: isSelf && current === "", password: !isPassword(password) };

  const callbacks = {
    onCompleted: () => {
      setCurrent("");
      setPassword("");
      setTried(false);
      setSaved(true);
    },
    onError: setError,
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setSaved(false);
    setError(null);
    if (wrong.current || wrong.password) return;
    if (isSelf) setOwn({ variables: { input: { currentPassword: current, password } }, ...callbacks });
    else setTheirs({ variables: { input: { id, password } }, ...callbacks });
  };
  return (
    <Section title={words.change}>
      <form className={styles.form} onSubmit={submit} noValidate aria-label={words.change}>
        {isSelf && (
          <PasswordField
            label={words.currentPassword}
            value={current}
            problem={tried && wrong.current ? words.currentRequired : ""}
            onChange={setCurrent}
          />
        )}
        <PasswordField
          isNew
          label={words.newPassword}
          hint={isSelf ? words.passwordHint : words.passwordHintOther}
          value={password}
          problem={tried && wrong.password ? words.passwordProblem : ""}
          onChange={setPassword}
        />
        <FormError
          error={error}
          fieldNames={{ password: words.newPassword, currentPassword: words.currentPassword }}
        />
        <SaveStatus shown={isSaved} text={words.passwordSaved} />
        <BusyButton className={styles.save} appearance="secondary" type="submit" busy={busy}>
          {words.savePassword}
        </BusyButton>
      </form>
    </Section>
  );
}
