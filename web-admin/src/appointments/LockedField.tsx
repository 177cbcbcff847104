import { Field, Input } from "@fluentui/react-components";

/** A text that something else has filled in. */
export function LockedField({ label, value }: { label: string; value: string }) {
  return (
    <Field label={label}>
      <Input readOnly appearance="filled-darker" value={value} />
    </Field>
  );
}
