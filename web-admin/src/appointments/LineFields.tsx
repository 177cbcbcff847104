import { useMessages } from "../language/language.ts";
import { FormGrid, WideField } from "../ui/FormGrid.tsx";
import { FormSelect } from "../ui/FormSelect.tsx";
import { TextField } from "../ui/TextField.tsx";
import type { LineDraft } from "./appointmentDraft.ts";
import { formMessages } from "./formMessages.ts";
import { messages } from "./messages.ts";
import { StaffSelect } from "./StaffSelect.tsx";
import type { ServiceChoice } from "./useServiceChoices.ts";

interface LineFieldsProps {
  line: LineDraft;
  times: { startsAt: string; endsAt: string } | null;
  services: readonly ServiceChoice[];
  appointmentId: string | undefined;
  onChange: (written: Partial<LineDraft>) => void;
}

/** What is done, by whom, and a remark. */
export function LineFields({ line, times, services, appointmentId, onChange }: LineFieldsProps) {
  const words = useMessages(formMessages);
  const { service: label, note } = useMessages(messages);
  const byId = new Map(services.map((service) => [service.id, service]));
  const chooseService = (id: string) => {
    const service = byId.get(id);
    if (service === undefined) return;
    onChange({ serviceId: id, serviceName: service.name, minutes: service.durationMinutes });
  };
  // A service that is gone, or beyond the first hundred, stays where it stands.
  const stands = line.serviceName !== "" && !byId.has(line.serviceId);
  const labelOf = (id: string) => {
    const service = byId.get(id);
    return service === undefined
      ? words.serviceLasts(line.serviceName, line.minutes)
      : words.serviceLasts(service.name, service.durationMinutes);
  };
  return (
    <FormGrid>
      <WideField>
        <FormSelect
          label={label}
          required
          {...(line.serviceName === "" && { placeholder: words.choose })}
          value={line.serviceId}
          options={stands ? [line.serviceId, ...byId.keys()] : [...byId.keys()]}
          labelOf={labelOf}
          onChange={chooseService}
        />
      </WideField>
      <StaffSelect line={line} times={times} appointmentId={appointmentId} onChange={onChange} />
      <TextField label={note} value={line.note} onChange={(text) => onChange({ note: text })} />
    </FormGrid>
  );
}
