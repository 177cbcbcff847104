import { useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { AppointmentForm } from "./AppointmentForm.tsx";
import { type AppointmentDraft, lineInputs, readLines } from "./appointmentDraft.ts";
import { type ChosenCustomer, CustomerFinder } from "./CustomerFinder.tsx";
import { ADD_STEP } from "./startTimes.ts";
import { useCreateAppointment } from "./useCreateAppointment.ts";

interface NewAppointmentProps {
  /** What the start begins with, as the store's clocks read; empty: nothing. */
  startsAt: string;
  onClose: () => void;
}

/** Enters an appointment: for a LINE customer, who fills name and phone, or by hand. */
export function NewAppointment({ startsAt, onClose }: NewAppointmentProps) {
  const words = useMessages("appointmentForm");
  const { added } = useMessages("ui");
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const { instant } = useDates();
  const [create, busy] = useCreateAppointment();
  const [error, setError] = useState<unknown>(null);
  const [customer, setCustomer] = useState<ChosenCustomer | null>(null);
  const [draft, setDraft] = useState<AppointmentDraft>({
    customerName: "",
    customerPhone: "",
    startsAt,
    note: "",
    lines: "",
  });
  const change = (written: Partial<AppointmentDraft>) => setDraft((latest) => ({ ...latest, ...written }));
  const chooseCustomer = (chosen: ChosenCustomer | null) => {
    setCustomer(chosen);
    change({ customerName: chosen?.name ?? "", customerPhone: chosen?.phone ?? "" });
  };
  const submit = () => {
    const start = instant(draft.startsAt);
    if (start === null) return;
    setError(null);
    const { customerName, customerPhone, note } = draft;
    create({
      variables: {
        input: {
          details: {
            customerName: customerName.trim(),
            customerPhone: customerPhone.trim(),
            note,
            startsAt: start,
            ...(customer !== null && { customerId: customer.id }),
          },
          lines: lineInputs(start, readLines(draft.lines)).flatMap(({ serviceId, ...line }) =>
            serviceId == null ? [] : [{ ...line, serviceId }],
          ),
        },
      },
      onCompleted: () => {
        notify.success(added);
        // First the list, while the address still names the form: going to another address would not ask again.
        void revalidate().then(onClose);
      },
      onError: setError,
    });
  };
  const locked = [
    ...(customer === null ? [] : (["customerName"] as const)),
    // Whoever gave none to LINE is asked for it.
    ...(customer === null || customer.phone === "" ? [] : (["customerPhone"] as const)),
  ];
  return (
    <AppointmentForm
      title={words.addTitle}
      busy={busy}
      error={error}
      draft={draft}
      step={ADD_STEP}
      locked={locked}
      onChange={change}
      onSubmit={submit}
      onDismiss={onClose}
    >
      <CustomerFinder chosen={customer} onChange={chooseCustomer} />
    </AppointmentForm>
  );
}
