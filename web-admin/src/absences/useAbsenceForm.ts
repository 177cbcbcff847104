import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { type AbsenceDraft, absenceDetails, isEndBeforeStart } from "./absenceDraft.ts";

/** What the fields of a time off or a closure are called, what can be wrong with them, and what the server takes of them. */
export function useAbsenceForm() {
  const words = useMessages("absences");
  const { required } = useMessages("ui");
  const { instant } = useDates();
  const missing = (text: string) => (text === "" ? required : undefined);
  return {
    fieldNames: { startsAt: words.starts, endsAt: words.ends, note: words.note, wholeDays: words.wholeDays },
    problemsOf: (draft: AbsenceDraft) => ({
      startsAt: missing(draft.startsAt),
      endsAt: missing(draft.endsAt) ?? (isEndBeforeStart(draft) ? words.endsProblem : undefined),
    }),
    valueText: (field: string, value: string) =>
      field === "wholeDays" ? (value === "true" ? "✓" : "–") : value.replace("T", " "),
    detailsOf: (draft: AbsenceDraft) => absenceDetails(draft, instant),
  };
}
