import { readShiftTimes } from "@machiya/schema/domain/shifts/shiftTimes";
import { useMessages } from "../language/language.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import type { ShiftTemplateDraft } from "./ShiftTemplateFields.tsx";

/** Returns the field names, validation and API conversion of a shift template's form. */
export function useShiftTemplateForm() {
  const words = useMessages("shifts");
  const { required } = useMessages("ui");
  const { name } = useMessages("uiRecord");
  const { timeZone } = useStoreSettings();
  const times = (draft: ShiftTemplateDraft) =>
    readShiftTimes({ start: draft.startTime, end: draft.endTime }, timeZone);
  const missing = (text: string) => (text.trim() === "" ? required : undefined);
  return {
    fieldNames: {
      name,
      startTime: words.start,
      endTime: words.end,
      startMinute: words.start,
      endMinute: words.end,
      note: words.note,
    },
    problemsOf: (draft: ShiftTemplateDraft) => {
      const read = times(draft);
      const ends = draft.startTime !== "" && "problem" in read ? words.endProblem : undefined;
      return {
        name: missing(draft.name),
        startTime: missing(draft.startTime),
        endTime: missing(draft.endTime) ?? ends,
      };
    },
    /** Sends both times if one of them changed. */
    detailsOf: ({ startTime, endTime, ...texts }: Partial<ShiftTemplateDraft>, whole: ShiftTemplateDraft) => {
      const read = times(whole);
      return {
        ...texts,
        ...((startTime !== undefined || endTime !== undefined) &&
          !("problem" in read) && { startMinute: read.start, endMinute: read.end }),
      };
    },
  };
}
