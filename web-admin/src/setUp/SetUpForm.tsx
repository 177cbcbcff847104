import { Field, Input, type InputProps, makeStyles, tokens } from "@fluentui/react-components";
import { Refusal } from "@machiya/schema/client/refusal";
import { DEFAULT_TIME_ZONE } from "@machiya/schema/domain/time/shopTime";
import { type SubmitEvent, useState } from "react";
import { useMessages } from "../language/language.ts";
import { PasswordField } from "../session/PasswordField.tsx";
import { useResetSession } from "../session/sessionReset.ts";
import { useUnsaved } from "../ui/dialogs/unsavedForms.ts";
import { BusyButton } from "../ui/feedback/BusyButton.tsx";
import { FormError } from "../ui/fields/FormError.tsx";
import { TimeZoneField } from "../ui/fields/TimeZoneField.tsx";
import { type SetUpDraft, setUpProblems } from "./problems.ts";
import { useSetUp } from "./useSetUp.ts";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: tokens.spacingVerticalL },
});

const EMPTY: SetUpDraft = {
  code: "",
  storeName: "",
  bankCode: "",
  address: "",
  timeZone: DEFAULT_TIME_ZONE,
  name: "",
  username: "",
  password: "",
  confirmation: "",
};

/** The set-up form: the code from the log, the shop, and its first administrator, who is then signed in. */
export function SetUpForm() {
  const styles = useStyles();
  const words = useMessages("setUp");
  const { required } = useMessages("ui");
  const resetSession = useResetSession();
  const [setUp, busy] = useSetUp();
  const [draft, setDraft] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useUnsaved(draft !== EMPTY);
  const problems = tried ? setUpProblems(draft) : {};
  const texts = { MISSING: required, SHORT: words.passwordShort, DIFFERS: words.checkPassword };
  const wrongCode = error instanceof Refusal && error.code === "WRONG_CREDENTIALS";
  const problemOf = (field: keyof SetUpDraft) => {
    const problem = problems[field];
    if (problem === undefined && field === "code" && wrongCode) return words.wrongCode;
    return problem === undefined ? "" : texts[problem];
  };
  const write = (field: keyof SetUpDraft) => (value: string) =>
    setDraft((latest) => ({ ...latest, [field]: value }));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    setError(null);
    if (busy || Object.keys(setUpProblems(draft)).length > 0) return;
    setUp({ variables: { input: draft }, onCompleted: resetSession, onError: setError });
  };
  const line = (field: keyof SetUpDraft, label: string, props: InputProps = {}, hint = "") => (
    <Field label={label} hint={hint} validationMessage={problemOf(field)}>
      <Input
        size="large"
        autoComplete="off"
        {...props}
        name={field}
        value={draft[field]}
        onChange={(_, { value }) => write(field)(value)}
      />
    </Field>
  );
  const login: InputProps = { autoComplete: "username", autoCapitalize: "none", spellCheck: false };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {line("code", words.code, { autoCapitalize: "characters", spellCheck: false }, words.codeHint)}
      {line("storeName", words.storeName, { autoComplete: "organization" })}
      {line("bankCode", words.bankCode, {}, words.bankCodeHint)}
      {line("address", words.address, { autoComplete: "street-address" })}
      <TimeZoneField
        label={words.timeZone}
        hint={words.timeZoneHint}
        value={draft.timeZone}
        onChange={write("timeZone")}
      />
      {line("name", words.name, { autoComplete: "name" })}
      {line("username", words.username, login)}
      <PasswordField
        isNew
        value={draft.password}
        label={words.password}
        hint={words.passwordHint}
        problem={problemOf("password")}
        onChange={write("password")}
      />
      <PasswordField
        isNew
        value={draft.confirmation}
        label={words.confirmation}
        problem={problemOf("confirmation")}
        onChange={write("confirmation")}
      />
      <FormError error={wrongCode ? null : error} fieldNames={{ ...words }} />
      <BusyButton type="submit" size="large" busy={busy}>
        {words.submit}
      </BusyButton>
    </form>
  );
}
