import { Button, Field, Input } from "@fluentui/react-components";
import { EyeOffRegular, EyeRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useMessages } from "../language/language.ts";

interface PasswordFieldProps {
  value: string;
  /** "Password" where nothing else is said. */
  label?: string;
  hint?: string;
  /** What is wrong with it; empty: nothing. */
  problem?: string;
  /** A password that is being chosen, for password managers. */
  isNew?: boolean;
  onChange: (value: string) => void;
}

/** The password, hidden until the person asks to see it. */
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
