import { makeStyles, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { AddButton } from "../ui/AddButton.tsx";
import { DeleteAction, EditAction, RowActions } from "../ui/lists/RowActions.tsx";
import { absenceDraft } from "./absenceDraft.ts";

/** A time off or a closure. */
export interface Absence {
  id: string;
  version: number;
  startsAt: string;
  endsAt: string;
  note: string;
}

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "10px", alignItems: "stretch" },
  list: { listStyle: "none", margin: 0, padding: 0 },
  row: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "12px",
    paddingBlock: "8px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  when: { fontVariantNumeric: "tabular-nums" },
  faint: { color: tokens.colorNeutralForeground3, margin: 0, overflowWrap: "anywhere" },
  add: { alignSelf: "flex-start" },
});

interface AbsenceListProps {
  label: string;
  absences: readonly Absence[];
  /** The text of an empty list. */
  empty: string;
  /** The callbacks of the actions; without them the list is read-only. */
  acts?: { onAdd: () => void; onEdit: (absence: Absence) => void; onDelete: (absence: Absence) => void };
  /** The open forms and confirmations. */
  children?: ReactNode;
}

/** Returns a function that formats the period of an absence, with days only if it covers whole days. */
export function useAbsenceText(): (absence: Pick<Absence, "startsAt" | "endsAt">) => string {
  const words = useMessages("absences");
  const { clock, dayTime, day, instant } = useDates();
  return ({ startsAt, endsAt }) => {
    const draft = absenceDraft(clock(startsAt), clock(endsAt), "");
    if (draft.wholeDays === "false") return words.until(dayTime(startsAt), dayTime(endsAt));
    const last = instant(`${draft.endsAt}T00:00`) ?? endsAt;
    return draft.startsAt === draft.endsAt ? day(startsAt) : words.until(day(startsAt), day(last));
  };
}

/** Lists time off or closures by time. */
export function AbsenceList({ label, absences, empty, acts, children }: AbsenceListProps) {
  const styles = useStyles();
  const { editLabel, deleteLabel } = useMessages("uiRecord");
  const text = useAbsenceText();
  return (
    // It takes the focus when the absence that had it is deleted.
    <div className={styles.root} tabIndex={-1}>
      {absences.length === 0 ? (
        <p className={styles.faint}>{empty}</p>
      ) : (
        <ul className={styles.list} aria-label={label}>
          {absences.map((absence) => (
            <li key={absence.id} className={styles.row}>
              <div>
                <div className={styles.when}>{text(absence)}</div>
                {absence.note !== "" && <p className={styles.faint}>{absence.note}</p>}
              </div>
              {acts !== undefined && (
                <RowActions>
                  <EditAction label={editLabel(text(absence))} onClick={() => acts.onEdit(absence)} />
                  <DeleteAction label={deleteLabel(text(absence))} onClick={() => acts.onDelete(absence)} />
                </RowActions>
              )}
            </li>
          ))}
        </ul>
      )}
      {acts !== undefined && (
        <div className={styles.add}>
          <AddButton label={label} onClick={acts.onAdd} />
        </div>
      )}
      {children}
    </div>
  );
}
