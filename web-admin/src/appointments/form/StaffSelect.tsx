import { Field, Select } from "@fluentui/react-components";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useFailureText } from "../../relay/failureText.ts";
import { type LineDraft, UNASSIGNED } from "./appointmentDraft.ts";
import { useStaffChoices } from "./useStaffChoices.ts";

/** The minutes for which a preselected staff member must be free while no service is chosen. */
const MIN_MINUTES = 5;

interface StaffSelectProps {
  line: LineDraft;
  /** The start and end of the line; null if they are not known yet. */
  times: { startsAt: string; endsAt: string } | null;
  /** The edited appointment, whose own time counts as free. */
  appointmentId: string | undefined;
  onChange: (chosen: Pick<LineDraft, "staffMemberId" | "staffName">) => void;
}

/**
 * Chooses the staff member of a line, or none in particular. Unavailable members are disabled and show the
 * reason.
 */
export function StaffSelect({ line, times, appointmentId, onChange }: StaffSelectProps) {
  const words = useMessages("appointmentForm");
  const { staff: label } = useMessages("appointments");
  const { notSpecified, slotRefusal } = useLabels();
  const failureText = useFailureText();
  const { serviceId, staffMemberId, staffName } = line;
  // A preselected staff member is shown before the service, and so the end, is chosen.
  const isPreselected = line.minutes === 0 && staffMemberId !== "";
  const asksFor =
    times === null || (line.minutes === 0 && !isPreselected)
      ? null
      : {
          startsAt: times.startsAt,
          endsAt: isPreselected
            ? new Date(Date.parse(times.startsAt) + MIN_MINUTES * 60_000).toISOString()
            : times.endsAt,
          ...(serviceId !== "" && { serviceId }),
          ...(appointmentId !== undefined && { ignoreAppointmentId: appointmentId }),
        };
  const { choices, error } = useStaffChoices(asksFor);
  const people = [...(choices?.staff ?? [])].sort((a, b) => Number(b.free) - Number(a.free));
  const chosen = people.find(({ staffMember }) => staffMember.id === staffMemberId);
  // The reason of the chosen member is shown below the field.
  const named = (value: string, name: string, reason: string | null) =>
    reason === null || value === staffMemberId ? name : words.withReason(name, reason);
  const reasonOf = (reason: string | null | undefined) => labelOf(slotRefusal, reason ?? "");
  const problem = () => {
    if (choices === null || staffMemberId === "") return null;
    if (staffMemberId === UNASSIGNED) return choices.notSpecified ? null : words.notFree(words.noneAvailable);
    if (chosen?.free) return null;
    return words.notFree(chosen === undefined ? reasonOf("NO_SHIFT") : reasonOf(chosen.reason));
  };
  const choose = (value: string) =>
    onChange({
      staffMemberId: value,
      staffName: people.find(({ staffMember }) => staffMember.id === value)?.staffMember.name ?? "",
    });
  return (
    <Field
      label={label}
      required
      hint={asksFor === null ? words.staffHint : null}
      validationMessage={error === null ? problem() : failureText(error)}
    >
      <Select
        value={staffMemberId}
        disabled={choices === null && staffMemberId === ""}
        onChange={(_, { value }) => choose(value)}
      >
        {staffMemberId === "" && <option value="">{words.choose}</option>}
        <option value={UNASSIGNED} disabled={choices?.notSpecified !== true}>
          {named(UNASSIGNED, notSpecified, choices?.notSpecified === false ? words.noneAvailable : null)}
        </option>
        {people.map(({ staffMember, free, reason }) => (
          <option key={staffMember.id} value={staffMember.id} disabled={!free}>
            {named(staffMember.id, staffMember.name, free ? null : reasonOf(reason))}
          </option>
        ))}
        {staffMemberId !== "" && staffMemberId !== UNASSIGNED && chosen === undefined && (
          <option value={staffMemberId}>{staffName}</option>
        )}
      </Select>
    </Field>
  );
}
