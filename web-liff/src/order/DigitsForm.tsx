import type { SubmitEvent } from "react";
import { useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import styles from "./PaymentReport.module.css";

interface DigitsFormProps {
  digits: string;
  problem: string | undefined;
  busy: boolean;
  onChange: (digits: string) => void;
  onSubmit: (digits: string) => void;
}

/** Asks for the last five digits of the account from which a transfer was made. */
export function DigitsForm({ digits, problem, busy, onChange, onSubmit }: DigitsFormProps) {
  const text = useMessages("myOrders");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSubmit(digits);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.paidDigits}
        hint={text.paidHint}
        value={digits}
        problem={problem}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        onChange={onChange}
      />
      <Button type="submit" look="quiet" wide busy={busy}>
        {text.paid}
      </Button>
    </form>
  );
}
