import { Field, Input, Switch } from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";
import { FormGrid } from "../../ui/fields/FormGrid.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { type BookingDraft, contactOf } from "./bookingDraft.ts";
import { CustomerFinder } from "./CustomerFinder.tsx";

interface CustomerSectionProps {
  draft: BookingDraft;
  onChange: (written: Partial<BookingDraft>) => void;
  /** Switches between an appointment and a person who is there now. */
  onWalkIn: (isWalkIn: boolean) => void;
}

/**
 * Chooses for whom the booking is: a customer, who determines name and phone, a typed name and phone, or a
 * walk-in, who needs neither.
 */
export function CustomerSection({ draft, onChange, onWalkIn }: CustomerSectionProps) {
  const words = useMessages("booking");
  const form = useMessages("appointmentForm");
  const { phone: phoneLabel } = useMessages("appointments");
  const { customer, isWalkIn } = draft;
  const text = (field: "customerName" | "customerPhone", label: string, stored: string | undefined) => {
    const isRequired = !isWalkIn;
    return stored ? (
      <Field label={label}>
        <Input readOnly appearance="filled-darker" value={draft[field]} />
      </Field>
    ) : (
      <TextField
        type={field === "customerPhone" ? "tel" : "text"}
        label={label}
        required={isRequired}
        value={draft[field]}
        onChange={(value) => onChange({ [field]: value })}
      />
    );
  };
  return (
    <>
      <Switch label={words.walkIn} checked={isWalkIn} onChange={(_, { checked }) => onWalkIn(checked)} />
      <CustomerFinder
        canAdd
        takesFocus
        chosen={customer}
        onChange={(chosen) => onChange(contactOf(chosen))}
      />
      <FormGrid>
        {text("customerName", form.realName, customer?.name)}
        {text("customerPhone", phoneLabel, customer?.phone)}
      </FormGrid>
    </>
  );
}
