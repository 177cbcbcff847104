import { Button, Field, Input } from "@fluentui/react-components";
import { EyeOffRegular, EyeRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useMessages } from "../language/language.ts";

interface PasswordFieldProps {
  value: string;
  /** The label; the default is "Password". */
  label?: string;
  hint?: string;
  /** The validation error; empty if there is none. */
  problem?: string;
  /** Marks a new password for password managers. */
  isNew?: boolean;
  onChange: (value: string) => void;
}

/** A password field that is masked until the user chooses to show it. */
export function PasswordField({ value, label, hint, problem, isNew, onChange }: PasswordFieldProps) {
  const words = useMessages("session");
  const [visible, setVisible] = useState(false);
  return (
    <Field label={label ?? words.password} hint={hint ?? ""} validationMessage={problem ?? ""}>
      <Input
        size="large"
        type={visible ? "text" : "password"}
        name={isNew ? "new-password" : "password"}
        autoComplete={isNew ? "new-password" : "current-password"}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(_, { value: text }) => onChange(text)}
        contentAfter={
          <Button
            appearance="transparent"
            icon={visible ? <EyeOffRegular /> : <EyeRegular />}
            aria-label={visible ? words.hidePassword : words.showPassword}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          />
        }
      />
    </Field>
  );
}
