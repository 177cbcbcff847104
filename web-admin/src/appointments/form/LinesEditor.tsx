import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { DeleteRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import type { PickerState } from "../../relay/picker/usePicker.ts";
import type { ServiceChoice } from "../../services/findServices.ts";
import { useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { FieldGroup } from "../../ui/fields/FieldGroup.tsx";
import { FormGrid } from "../../ui/fields/FormGrid.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { type LineDraft, lineTimes, lineWith, withLine } from "./appointmentDraft.ts";
import { ServiceButtons } from "./ServiceButtons.tsx";
import { StaffSelect } from "./StaffSelect.tsx";
import type { ServingStaff } from "./useServingStaff.ts";
import { useSpan } from "./useSpan.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "10px" },
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "10px" },
  line: {
    minWidth: 0,
    display: "grid",
    rowGap: "8px",
    padding: "8px 10px 12px",
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  head: { display: "flex", alignItems: "center", flexWrap: "wrap", columnGap: "10px" },
  service: { fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" },
  time: { color: tokens.colorNeutralForeground2, fontVariantNumeric: "tabular-nums" },
  remove: { marginInlineStart: "auto" },
});

interface LinesEditorProps {
  /** The start of the first line (ISO 8601); null if it is not chosen yet. */
  start: string | null;
  lines: readonly LineDraft[];
  services: PickerState<ServiceChoice>;
  /** The services that the customer usually books. */
  usual?: readonly ServiceChoice[];
  staff: readonly ServingStaff[];
  /** The staff member of the first new line; empty for none in particular. */
  staffMemberId?: string | undefined;
  appointmentId?: string | undefined;
  onLines: (lines: readonly LineDraft[]) => void;
}

/** Edits the lines of an appointment, whose times follow from the start. A tap on a service adds a line. */
export function LinesEditor(props: LinesEditorProps) {
  const { start, lines, services, staff, staffMemberId, appointmentId, onLines } = props;
  const styles = useStyles();
  const words = useMessages("appointmentForm");
  const { contents, note } = useMessages("appointments");
  const { shortSpan } = useSpan();
  const times = start === null ? [] : lineTimes(start, lines);
  // Lines are added and removed by buttons, which send no input event.
  const [isChanged, setChanged] = useState(false);
  useUnsaved(isChanged);
  const write = (changed: readonly LineDraft[]) => {
    setChanged(true);
    onLines(changed);
  };
  const change = (index: number, written: Partial<LineDraft>) =>
    write(lines.map((line, at) => (at === index ? { ...line, ...written } : line)));
  const add = (service: ServiceChoice) => {
    // The person of the previous line serves this one too, if they offer it; the first line's is the clicked
    // column's.
    const wanted = lines.at(-1)?.staffMemberId ?? staffMemberId;
    const person = staff.find(({ id, services: offered }) => {
      const isOffered = offered.some(({ id: offeredId }) => offeredId === service.id);
      return id === wanted && (isOffered || lines.length === 0);
    });
    services.learn(service);
    write(withLine(lines, lineWith(service, person)));
  };
  const textOf = (index: number) => {
    const at = times[index];
    return at === undefined || start === null ? words.noTime : shortSpan(at.startsAt, at.endsAt, start);
  };
  return (
    <div className={styles.root}>
      <ServiceButtons services={services} onAdd={add} {...(props.usual && { usual: props.usual })} />
      {lines.length > 0 && (
        <FieldGroup label={contents}>
          <ol className={styles.list} aria-label={contents}>
            {lines.map((line, index) => (
              <li key={line.key} className={styles.line}>
                <div className={styles.head}>
                  <span className={styles.service}>{words.serviceLasts(line.serviceName, line.minutes)}</span>
                  <span className={styles.time}>{textOf(index)}</span>
                  <Button
                    type="button"
                    size="small"
                    appearance="subtle"
                    className={styles.remove}
                    icon={<DeleteRegular />}
                    aria-label={words.removeLine(index + 1, line.serviceName)}
                    onClick={() => write(lines.filter((_, at) => at !== index))}
                  />
                </div>
                <FormGrid>
                  <StaffSelect
                    line={line}
                    times={times[index] ?? null}
                    staff={staff}
                    appointmentId={appointmentId}
                    onChange={(written) => change(index, written)}
                  />
                  <TextField
                    label={note}
                    value={line.note}
                    onChange={(text) => change(index, { note: text })}
                  />
                </FormGrid>
              </li>
            ))}
          </ol>
        </FieldGroup>
      )}
    </div>
  );
}
