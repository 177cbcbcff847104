import { Button, Field, Input } from "@fluentui/react-components";
import { EyeOffRegular, EyeRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useMessages } from "../language/language.ts";
import { messages } from "./messages.ts";

/** The password, hidden until the person asks to see it. */
export function PasswordField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = useMessages(messages);
  const [visible, setVisible] = useState(false);
  return (
    <Field label={words.password}>
      <Input
        size="large"
        type={visible ? "text" : "password"}
        name="password"
        autoComplete="current-password"
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
