import { useMessages } from "../../language/language.ts";
import { PickerSearch } from "../../relay/picker/PickerSearch.tsx";
import type { PickerState } from "../../relay/picker/usePicker.ts";
import type { ServiceChoice } from "../../services/findServices.ts";
import { FormGrid, WideField } from "../../ui/fields/FormGrid.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import type { LineDraft } from "./appointmentDraft.ts";
import { StaffSelect } from "./StaffSelect.tsx";

interface LineFieldsProps {
  line: LineDraft;
  times: { startsAt: string; endsAt: string } | null;
  services: PickerState<ServiceChoice>;
  appointmentId: string | undefined;
  onChange: (written: Partial<LineDraft>) => void;
}

/** The fields of a line: service, staff member and note. */
export function LineFields({ line, times, services, appointmentId, onChange }: LineFieldsProps) {
  const words = useMessages("appointmentForm");
  const { service: label, note } = useMessages("appointments");
  const byId = new Map(services.known.map((service) => [service.id, service]));
  const choose = ({ id, name, durationMinutes }: ServiceChoice) =>
    onChange({ serviceId: id, serviceName: name, minutes: durationMinutes });
  // A deleted or not loaded service stays selectable while the line has it.
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
          onChange={(id) => {
            const service = byId.get(id);
            if (service !== undefined) choose(service);
          }}
        />
      </WideField>
      {services.isLonger && (
        <WideField>
          <PickerSearch label={label} choices={services} onFound={choose} />
        </WideField>
      )}
      <StaffSelect line={line} times={times} appointmentId={appointmentId} onChange={onChange} />
      <TextField label={note} value={line.note} onChange={(text) => onChange({ note: text })} />
    </FormGrid>
  );
}
