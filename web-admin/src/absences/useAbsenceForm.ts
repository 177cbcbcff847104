import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { type AbsenceDraft, absenceDetails, isEndBeforeStart } from "./absenceDraft.ts";

/** Returns the field names, validation and API conversion of an absence's form. */
export function useAbsenceForm() {
  const words = useMessages("absences");
  const { required } = useMessages("ui");
  const { instant, clockText } = useDates();
  const missing = (text: string) => (text === "" ? required : undefined);
  return {
    fieldNames: { startsAt: words.starts, endsAt: words.ends, note: words.note, wholeDays: words.wholeDays },
    problemsOf: (draft: AbsenceDraft) => ({
      startsAt: missing(draft.startsAt),
      endsAt: missing(draft.endsAt) ?? (isEndBeforeStart(draft) ? words.endsProblem : undefined),
    }),
    valueText: (field: string, value: string) =>
      field === "wholeDays" ? (value === "true" ? "✓" : "–") : clockText(value),
    detailsOf: (draft: AbsenceDraft) => absenceDetails(draft, instant),
  };
}
