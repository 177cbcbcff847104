import { SHIFT_STATES } from "@machiya/schema/domain/shifts/shiftApproval";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { useState } from "react";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { ChoiceTags } from "../relay/picker/ChoiceTags.tsx";
import type { PickerState } from "../relay/picker/usePicker.ts";
import { useRole } from "../session/role.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { DialogButtons } from "../ui/dialogs/DialogButtons.tsx";
import { SidePanel } from "../ui/dialogs/SidePanel.tsx";
import { BusyButton } from "../ui/feedback/BusyButton.tsx";
import { FieldError } from "../ui/fields/FieldError.tsx";
import { FormError } from "../ui/fields/FormError.tsx";
import { FormSelect } from "../ui/fields/FormSelect.tsx";
import { DayPicks } from "./DayPicks.tsx";
import { OverlapChoice, type OverlapHandling } from "./OverlapChoice.tsx";
import { useClosedDays } from "./useClosedDays.ts";
import { usePlannedShifts } from "./usePlannedShifts.ts";
import type { ShiftActions } from "./useShiftActions.tsx";

interface QuickSettingProps {
  /** A day of the initial month. */
  day: string;
  staff: PickerState;
  /**
   * The people whose shifts the calendar shows; the panel starts with those of them who can get shifts. Empty when it
   * shows everyone's.
   */
  chosen: readonly string[];
  templates: PickerState;
  actions: ShiftActions;
  /** Called with the first of the assigned days. */
  onDone: (day: string) => void;
  onClose: () => void;
}

/**
 * Assigns shifts to several staff on many days at once; staff propose their own from today on (decisions.md
 * §3).
 */
export function QuickSetting(props: QuickSettingProps) {
  const { staff, chosen, templates, actions, onDone, onClose } = props;
  const words = useMessages("shiftCalendar");
  const labels = useLabels();
  const isAdmin = useRole() === "ADMIN";
  const { timeZone } = useStoreSettings();
  const today = dayOf(new Date(), timeZone);
  const [month, setMonth] = useState(props.day);
  const closed = useClosedDays(month);
  const [days, setDays] = useState<string[]>([]);
  const [picked, setPicked] = useState<string[]>([]);
  const [state, setState] = useState<(typeof SHIFT_STATES)[number]>("PROPOSED");
  const [tried, setTried] = useState(false);
  const [named, setNamed] = useState<readonly string[]>(() =>
    chosen.filter((id) => staff.known.some((one) => one.id === id)),
  );
  const [overlaps, setOverlaps] = useState<OverlapHandling>("SKIP");
  const [error, setError] = useState<Error | null>(null);
  const people = isAdmin ? named : staff.known.map(({ id }) => id);
  const add = days.flatMap((date) =>
    picked.map((shiftTemplateId) => ({ date, shiftTemplateId, ...(isAdmin && { state }) })),
  );
  const changes = people.map((staffMemberId) => ({ staffMemberId, add }));
  const planned = usePlannedShifts(changes);
  const problems = {
    staff: people.length === 0 ? words.staffProblem : undefined,
    templates: picked.length === 0 ? words.templateProblem : undefined,
    days: days.length === 0 ? words.dayProblem : undefined,
  };

  const apply = () => {
    setTried(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return;
    setError(null);
    actions.assign(changes, { overlaps, onDone: () => onDone(days[0] ?? month), onError: setError });
  };
  const title = isAdmin ? words.quick : words.propose;
  return (
    <SidePanel
      isForm
      title={title}
      onClose={onClose}
      foot={
        <DialogButtons busy={actions.busy} onDismiss={onClose}>
          <BusyButton busy={actions.busy} onClick={apply}>
            {words.apply}
          </BusyButton>
        </DialogButtons>
      }
    >
      {isAdmin && (
        <div>
          <ChoiceTags label={words.staff} choices={staff} chosen={named} onChange={setNamed} />
          <FieldError text={tried ? problems.staff : undefined} />
        </div>
      )}
      {templates.known.length === 0 ? (
        <p>{words.noTemplates}</p>
      ) : (
        <div>
          <ChoiceTags
            label={words.templates}
            choices={templates}
            chosen={picked}
            hint={words.templatesHint}
            onChange={setPicked}
          />
          <FieldError text={tried ? problems.templates : undefined} />
        </div>
      )}
      <DayPicks
        month={month}
        picked={days}
        earliest={isAdmin ? undefined : today}
        today={today}
        closed={closed}
        problem={tried ? problems.days : undefined}
        onMonth={setMonth}
        onChange={setDays}
      />
      {isAdmin && (
        <FormSelect
          label={words.newState}
          value={state}
          options={SHIFT_STATES}
          labelOf={(one) => labels.shiftState[one]}
          onChange={setState}
        />
      )}
      {planned !== null && (
        <OverlapChoice
          planned={planned}
          people={people.length}
          existing={people.length * add.length - planned.added}
          value={overlaps}
          onChange={setOverlaps}
        />
      )}
      <FormError error={error} />
      {actions.question}
    </SidePanel>
  );
}
