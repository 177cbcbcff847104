import { readPhone } from "@machiya/schema/domain/contactDetails";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import { TextField } from "../../ui/TextField.tsx";
import type { BookingDraft } from "../bookingDraft.ts";
import type { ChangeDraft } from "../useBookingDraft.ts";
import styles from "./ContactFields.module.css";
import { Section } from "./Section.tsx";

interface ContactFieldsProps {
  draft: BookingDraft;
  onChange: ChangeDraft;
}

/** The customer's name, phone, and note. */
export function ContactFields({ draft, onChange }: ContactFieldsProps) {
  const text = useMessages("booking");
  const { contactRule } = useMessages("wording");
  // A number is not judged while it is typed for the first time.
  const [left, setLeft] = useState(false);
  const wrong = left && draft.phone.trim() !== "" && readPhone(draft.phone) === null;
  return (
    <Section title={text.contactTitle}>
      <div className={styles.fields}>
        <TextField
          label={text.name}
          hint={text.nameHint}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          required
          autoComplete="name"
          maxLength={200}
        />
        <TextField
          label={text.phone}
          value={draft.phone}
          onChange={(phone) => onChange({ phone })}
          required
          problem={wrong ? contactRule.PHONE : undefined}
          onBlur={() => setLeft(true)}
          type="tel"
          autoComplete="tel"
          maxLength={50}
        />
        <TextField
          label={text.note}
          hint={text.noteHint}
          value={draft.note}
          onChange={(note) => onChange({ note })}
          multiline
          autoComplete="off"
          maxLength={2000}
        />
      </div>
    </Section>
  );
}
