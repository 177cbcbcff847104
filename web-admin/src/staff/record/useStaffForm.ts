import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import type { PickerItem } from "../../relay/picker/usePicker.ts";
import { isDecimalFrom } from "../../ui/fields/decimalInput.ts";
import { isPersonnelField, kindOf, type PersonnelDraft } from "./personnel.ts";
import { type StaffIdentityDraft, splitIds } from "./staffDraft.ts";

type Draft = StaffIdentityDraft & Partial<PersonnelDraft>;

/** Returns the field names, value formatting and validation of a staff member's form. */
export function useStaffForm(services: readonly PickerItem[]) {
  const words = useMessages("staff");
  const papers = useMessages("staffPersonnel");
  const pictures = useMessages("uiImage");
  const labels = useLabels();
  const { clockText } = useDates();
  const fieldNames: Readonly<Record<string, string>> = {
    ...papers,
    name: words.name,
    englishName: words.englishName,
    positionName: words.positionName,
    role: words.role,
    username: words.username,
    services: words.services,
    image: words.picture,
  };
  const missing = (field: "name" | "englishName" | "positionName" | "role", value: string) =>
    value.trim() === "" ? words.fill(words[field]) : undefined;
  const when = (wrong: boolean, problem: string) => (wrong ? problem : undefined);
  return {
    fieldNames,
    valueText: (field: string, value: string) => {
      if (field === "role") return value === "ADMIN" ? labels.staffRole.ADMIN : labels.staffRole.STAFF;
      if (field === "services") {
        return splitIds(value)
          .map((id) => services.find((one) => one.id === id)?.name ?? id)
          .join(labels.listSeparator);
      }
      if (isPersonnelField(field) && kindOf(field) === "day") return clockText(value);
      if (field !== "image" && !(isPersonnelField(field) && kindOf(field) === "scan")) return value;
      if (value === "") return pictures.none;
      return value.startsWith("data:") && field === "image" ? pictures.changed : pictures.given;
    },
    problemsOf: (draft: Draft) => ({
      name: missing("name", draft.name),
      englishName: missing("englishName", draft.englishName),
      positionName: missing("positionName", draft.positionName),
      role: missing("role", draft.role),
      salary: when(!!draft.salary && !isDecimalFrom(0, draft.salary), papers.salaryProblem),
      organisationId: when(
        !!draft.organisationId && !/^\d{1,9}$/.test(draft.organisationId.trim()),
        papers.intProblem,
      ),
      email: when(!!draft.email && !/^\S[^\s@]*@[^\s.]+\.\S+$/.test(draft.email.trim()), papers.emailProblem),
    }),
  };
}
