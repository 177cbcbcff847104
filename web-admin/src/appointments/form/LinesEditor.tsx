import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { AddRegular, DeleteRegular } from "@fluentui/react-icons";
import { useMessages } from "../../language/language.ts";
import type { PickerState } from "../../relay/picker/usePicker.ts";
import type { ServiceChoice } from "../../services/findServices.ts";
import { FieldGroup } from "../../ui/fields/FieldGroup.tsx";
import { EMPTY_LINE, type LineDraft, lineTimes, nextStart, withLine } from "./appointmentDraft.ts";
import { LineFields } from "./LineFields.tsx";
import { useSpan } from "./useSpan.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "10px" },
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "10px" },
  line: {
    margin: 0,
    minWidth: 0,
    display: "grid",
    rowGap: "8px",
    padding: "8px 10px 12px",
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  added: { backgroundColor: "transparent", border: `1px dashed ${tokens.colorNeutralStroke1}` },
  head: { display: "flex", justifyContent: "space-between", alignItems: "center", columnGap: "8px" },
  time: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: "tabular-nums" },
  foot: { display: "flex", justifyContent: "flex-end", columnGap: "8px" },
});

interface LinesEditorProps {
  /** The start of the first line (ISO 8601); null if it is not chosen yet. */
  start: string | null;
  lines: readonly LineDraft[];
  /** The line that is being entered and not added yet. */
  adding: LineDraft;
  services: PickerState<ServiceChoice>;
  appointmentId: string | undefined;
  onLines: (lines: readonly LineDraft[]) => void;
  onAdding: (line: LineDraft) => void;
}

/** Edits the lines of an appointment, whose times follow from the start, and the next line to add. */
export function LinesEditor(props: LinesEditorProps) {
  const { start, lines, adding, services, appointmentId, onLines, onAdding } = props;
  const styles = useStyles();
  const words = useMessages("appointmentForm");
  const { contents } = useMessages("appointments");
  const { span, shortSpan } = useSpan();
  const times = start === null ? [] : lineTimes(start, lines);
  const next = nextStart(start, lines);
  const [addingTimes = null] = next === null ? [] : lineTimes(next, [adding]);
  const place = { services, appointmentId };
  const change = (index: number, written: Partial<LineDraft>) =>
    onLines(lines.map((line, at) => (at === index ? { ...line, ...written } : line)));
  const text = (at: { startsAt: string; endsAt: string } | null | undefined) =>
    at == null || start === null ? words.noTime : shortSpan(at.startsAt, at.endsAt, start);
  const add = () => {
    onLines(withLine(lines, adding));
    onAdding(EMPTY_LINE);
  };
  return (
    <FieldGroup label={contents}>
      <div className={styles.root}>
        {lines.length > 0 && (
          <ol className={styles.list} aria-label={contents}>
            {lines.map((line, index) => (
              <li key={line.key} className={styles.line}>
                <div className={styles.head}>
                  <span className={styles.time}>{text(times[index])}</span>
                  <Button
                    type="button"
                    size="small"
                    appearance="subtle"
                    icon={<DeleteRegular />}
                    aria-label={words.removeLine(index + 1, line.serviceName)}
                    onClick={() => onLines(lines.filter((_, at) => at !== index))}
                  />
                </div>
                <LineFields
                  {...place}
                  line={line}
                  times={times[index] ?? null}
                  onChange={(written) => change(index, written)}
                />
              </li>
            ))}
          </ol>
        )}
        <fieldset className={mergeClasses(styles.line, styles.added)} aria-label={words.newLine}>
          <div className={styles.head}>
            <span className={styles.time}>
              {adding.minutes > 0 && addingTimes !== null
                ? span(addingTimes.startsAt, addingTimes.endsAt)
                : words.newLine}
            </span>
          </div>
          <LineFields
            {...place}
            line={adding}
            times={addingTimes}
            onChange={(written) => onAdding({ ...adding, ...written })}
          />
          <div className={styles.foot}>
            {adding.serviceId !== "" && (
              <Button type="button" size="small" appearance="subtle" onClick={() => onAdding(EMPTY_LINE)}>
                {words.clearLine}
              </Button>
            )}
            <Button
              type="button"
              size="small"
              icon={<AddRegular />}
              disabled={adding.serviceId === "" || adding.staffMemberId === "" || start === null}
              onClick={add}
            >
              {words.addLine}
            </Button>
          </div>
        </fieldset>
      </div>
    </FieldGroup>
  );
}
