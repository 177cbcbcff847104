import { Button, Field, makeStyles, Select } from "@fluentui/react-components";
import { useState } from "react";
import { useMessages } from "../language/language.ts";
import { PickerSearch } from "../relay/picker/PickerSearch.tsx";
import type { PickerState } from "../relay/picker/usePicker.ts";
import { FieldGroup } from "../ui/fields/FieldGroup.tsx";
import type { ShiftActions } from "./useShiftActions.tsx";

const useStyles = makeStyles({
  root: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(130px, 100%), 1fr))",
    alignItems: "end",
    gap: "8px",
    "& select": { minWidth: 0, width: "100%" },
  },
  choose: { display: "grid", rowGap: "8px", alignSelf: "start", minWidth: 0 },
});

interface AddShiftProps {
  day: string;
  /** The staff members who can get a shift. */
  staff: PickerState;
  templates: PickerState;
  actions: ShiftActions;
}

/** Adds a shift on a day. */
export function AddShift({ day, staff, templates, actions }: AddShiftProps) {
  const styles = useStyles();
  const words = useMessages("shiftCalendar");
  const [who, setWho] = useState("");
  const [which, setWhich] = useState("");
  const staffMemberId = who || staff.known[0]?.id;
  const shiftTemplateId = which || templates.known[0]?.id;
  if (shiftTemplateId === undefined) return <p>{words.noTemplates}</p>;
  const add = () => {
    if (staffMemberId === undefined) return;
    actions.assign([{ staffMemberId, add: [{ date: day, shiftTemplateId }] }]);
  };
  return (
    <FieldGroup label={words.addTitle}>
      <div className={styles.root}>
        <Choose label={words.staff} value={staffMemberId ?? ""} choices={staff} onChange={setWho} />
        <Choose label={words.shift} value={shiftTemplateId} choices={templates} onChange={setWhich} />
        <Button
          appearance="primary"
          disabled={staffMemberId === undefined}
          disabledFocusable={actions.busy}
          onClick={add}
        >
          {words.add}
        </Button>
      </div>
    </FieldGroup>
  );
}

function Choose(props: {
  label: string;
  value: string;
  choices: PickerState;
  onChange: (id: string) => void;
}) {
  const styles = useStyles();
  return (
    <div className={styles.choose}>
      <Field label={props.label}>
        <Select value={props.value} onChange={(_, { value }) => props.onChange(value)}>
          {props.choices.known.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <PickerSearch label={props.label} choices={props.choices} onFound={({ id }) => props.onChange(id)} />
    </div>
  );
}
