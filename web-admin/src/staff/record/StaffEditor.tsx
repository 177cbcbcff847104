import { makeStyles } from "@fluentui/react-components";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay";
import StaffPapersQueryNode from "../../__generated__/StaffDocumentsQuery.graphql.ts";
import type { StaffEditor_staffMember$key } from "../../__generated__/StaffEditor_staffMember.graphql.ts";
import type { useServiceOptions_services$key } from "../../__generated__/useServiceOptions_services.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { ConflictNotice } from "../../relay/records/ConflictNotice.tsx";
import { useEdit } from "../../relay/records/useEdit.ts";
import { Section } from "../../ui/dialogs/SidePanel.tsx";
import { useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { SaveStatus } from "../../ui/feedback/SaveStatus.tsx";
import { FormActions } from "../../ui/fields/FormActions.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { useProblems } from "../../ui/fields/useProblems.ts";
import { STAFF_ROLES } from "../list/staffSearch.ts";
import { PersonnelFields } from "./PersonnelFields.tsx";
import { personnelValues } from "./personnelValues.ts";
import { StaffIdentityFields } from "./StaffIdentityFields.tsx";
import { joinIds, type StaffDraft, staffChange } from "./staffDraft.ts";
import { FORM_TABS, type FormTab, type StaffTab, TAB_GROUPS } from "./staffTabs.ts";
import { useServiceOptions } from "./useServiceOptions.ts";
import { useStaffForm } from "./useStaffForm.ts";
import { useUpdateStaffMember } from "./useUpdateStaffMember.ts";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "20px" },
  tab: { display: "flex", flexDirection: "column", rowGap: "20px" },
  hidden: { display: "none" },
});

interface StaffEditorProps {
  staffMember: StaffEditor_staffMember$key;
  /** All services that can be offered. */
  services: useServiceOptions_services$key;
  tab: StaffTab;
  /** Shows the tab with the first field that is wrong. */
  onTab: (tab: FormTab) => void;
}

/** Edits all data of a staff member, for administrators. */
export function StaffEditor({ staffMember, services: found, tab, onTab }: StaffEditorProps) {
  const styles = useStyles();
  const words = useMessages("staff");
  const { save } = useMessages("ui");
  const [isSaved, setSaved] = useState(false);
  const [update, busy] = useUpdateStaffMember();
  const data = useFragment(
    graphql`
      fragment StaffEditor_staffMember on StaffMember {
        id
        version
        name
        englishName
        positionName
        username
        role
        imageUrl
        services {
          id
          name
        }
        personnel {
          ...personnelValues_personnel
        }
      }
    `,
    staffMember,
  );
  const { id, version } = data;
  const offered = joinIds(data.services.map((service) => service.id));
  const values: StaffDraft = {
    ...personnelValues(data.personnel),
    name: data.name,
    englishName: data.englishName,
    positionName: data.positionName,
    username: data.username,
    role: readChoice(STAFF_ROLES, data.role),
    services: offered,
    image: data.imageUrl ?? "",
  };
  const services = useServiceOptions(found, data.services);
  const form = useStaffForm(services.known);
  const edit = useEdit<StaffDraft>({
    current: { version, values },
    shownBy: { document: StaffPapersQueryNode, variables: { id } },
    save: (seen, changes, callbacks) =>
      update({
        variables: { input: { id, version: seen, ...staffChange(changes, offered) } },
        ...callbacks,
      }),
    onSaved: () => setSaved(true),
    onUnchanged: () => setSaved(true),
  });
  useUnsaved(edit.isChanged);
  const waiting = useRef<HTMLElement | null>(null);
  const shownTab = useRef(tab);
  const { shown, attempt } = useProblems(edit.draft, form.problemsOf(edit.draft));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    flushSync(() => attempt(edit.submit));
    // Validation errors are rendered now; the first invalid field gets the focus, once its tab is shown.
    const wrong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]");
    const place = FORM_TABS.find((name) => wrong?.closest(`[data-tab=${name}]`) != null);
    if (place === undefined || place === tab) return wrong?.focus();
    waiting.current = wrong;
    onTab(place);
  };
  useEffect(() => {
    if (tab !== shownTab.current) waiting.current?.focus();
    shownTab.current = tab;
    waiting.current = null;
  }, [tab]);
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={words.tabInfo}>
      <ConflictNotice conflict={edit.conflict} fieldNames={form.fieldNames} valueText={form.valueText} />
      {/* Every tab stays mounted, so that its input and its errors stay. */}
      {FORM_TABS.map((name) => (
        <div key={name} data-tab={name} className={name === tab ? styles.tab : styles.hidden}>
          {name === "info" && (
            <Section title={words.who}>
              <StaffIdentityFields
                draft={edit.draft}
                problems={shown}
                change={edit.change}
                services={services}
              />
            </Section>
          )}
          <PersonnelFields
            groups={TAB_GROUPS[name]}
            draft={edit.draft}
            problems={shown}
            change={edit.change}
          />
        </div>
      ))}
      <FormActions message={<FormError error={edit.error} fieldNames={form.fieldNames} />}>
        <SaveStatus shown={isSaved && !edit.isChanged} />
        <BusyButton type="submit" busy={busy}>
          {save}
        </BusyButton>
      </FormActions>
    </form>
  );
}
