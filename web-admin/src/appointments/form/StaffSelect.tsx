import { Field, Select } from "@fluentui/react-components";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useFailureText } from "../../relay/failureText.ts";
import { type LineDraft, UNASSIGNED } from "./appointmentDraft.ts";
import type { ServingStaff } from "./useServingStaff.ts";
import { useStaffChoices } from "./useStaffChoices.ts";

interface StaffSelectProps {
  line: LineDraft;
  /** The start and end of the line; null if they are not known yet. */
  times: { startsAt: string; endsAt: string } | null;
  /** The staff in service, offered while the time is not known. */
  staff: readonly ServingStaff[];
  /** The edited appointment, whose own time counts as free. */
  appointmentId: string | undefined;
  onChange: (chosen: Pick<LineDraft, "staffMemberId" | "staffName">) => void;
}

/**
 * Chooses the staff member of a line, or none in particular, which comes first. A member who is not available
 * at the time shows the reason and can still be chosen, because another time may be chosen for them.
 */
export function StaffSelect({ line, times, staff, appointmentId, onChange }: StaffSelectProps) {
  const words = useMessages("appointmentForm");
  const { staff: label } = useMessages("appointments");
  const { notSpecified, slotRefusal } = useLabels();
  const failureText = useFailureText();
  const { serviceId, staffMemberId, staffName } = line;
  const { choices, error } = useStaffChoices(
    times && {
      ...times,
      ...(serviceId !== "" && { serviceId }),
      ...(appointmentId !== undefined && { ignoreAppointmentId: appointmentId }),
    },
  );
  const people =
    choices === null
      ? staff.map(({ id, name, services }) => {
          const free = serviceId === "" || services.some((one) => one.id === serviceId);
          return { id, name, free, reason: free ? null : "LACKS_SERVICE" };
        })
      : choices.staff.map(({ staffMember, free, reason }) => ({ ...staffMember, free, reason }));
  const sorted = people.sort((a, b) => Number(b.free) - Number(a.free));
  const chosen = sorted.find(({ id }) => id === staffMemberId);
  // The reason of the chosen member is shown below the field.
  const named = (value: string, name: string, reason: string | null) =>
    reason === null || value === staffMemberId ? name : words.withReason(name, reason);
  const reasonOf = (reason: string | null | undefined) => labelOf(slotRefusal, reason ?? "");
  const problem = () => {
    if (staffMemberId === UNASSIGNED)
      return choices === null || choices.notSpecified ? null : words.notFree(words.noneAvailable);
    if (chosen?.free || (choices === null && chosen === undefined)) return null;
    return words.notFree(chosen === undefined ? reasonOf("NO_SHIFT") : reasonOf(chosen.reason));
  };
  const choose = (value: string) =>
    onChange({ staffMemberId: value, staffName: sorted.find(({ id }) => id === value)?.name ?? "" });
  return (
    <Field
      label={label}
      required
      validationMessage={error === null ? problem() : failureText(error)}
      // An unavailable time is no invalid input: the server answers with other times.
      validationState={error === null && problem() === null ? "none" : "warning"}
    >
      <Select value={staffMemberId} onChange={(_, { value }) => choose(value)}>
        <option value={UNASSIGNED}>
          {named(UNASSIGNED, notSpecified, choices?.notSpecified === false ? words.noneAvailable : null)}
        </option>
        {sorted.map(({ id, name, free, reason }) => (
          <option key={id} value={id} disabled={reason === "LACKS_SERVICE" && id !== staffMemberId}>
            {named(id, name, free ? null : reasonOf(reason))}
          </option>
        ))}
        {staffMemberId !== UNASSIGNED && chosen === undefined && (
          <option value={staffMemberId}>{staffName}</option>
        )}
      </Select>
    </Field>
  );
}
