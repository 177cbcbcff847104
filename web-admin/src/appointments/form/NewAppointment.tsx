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
  /** The initial start in the store's local time; empty for none. */
  startsAt: string;
  /** The global id of the preselected staff member; empty for none. */
  staffMemberId?: string;
  onClose: () => void;
}

/**
 * Creates an appointment for a LINE customer, who determines name and phone, or for manually entered ones.
 */
export function NewAppointment({ startsAt, staffMemberId, onClose }: NewAppointmentProps) {
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
  const locked: ("customerName" | "customerPhone")[] = [];
  // A LINE customer without a name or a phone number needs one to be typed.
  if (customer !== null && customer.name !== "") locked.push("customerName");
  if (customer !== null && customer.phone !== "") locked.push("customerPhone");
  const submit = (outsideHours: boolean) => {
    const start = instant(draft.startsAt);
    if (start === null) return;
    setError(null);
    const { customerName, customerPhone, note } = draft;
    create({
      variables: {
        input: {
          details: {
            customerName: customerName.trim(),
            // The server fills in the customer's stored number, in any format.
            ...(!locked.includes("customerPhone") && { customerPhone: customerPhone.trim() }),
            note,
            startsAt: start,
            ...(customer !== null && { customerId: customer.id }),
          },
          lines: lineInputs(start, readLines(draft.lines)).flatMap(({ serviceId, ...line }) =>
            serviceId == null ? [] : [{ ...line, serviceId }],
          ),
          outsideHours,
        },
      },
      onCompleted: () => {
        notify.success(added);
        // The list is revalidated before the URL changes, because the route does not refetch when only the
        // form closes.
        void revalidate().then(onClose);
      },
      onError: setError,
    });
  };
  return (
    <AppointmentForm
      title={words.addTitle}
      busy={busy}
      error={error}
      draft={draft}
      step={ADD_STEP}
      staffMemberId={staffMemberId}
      locked={locked}
      onChange={change}
      onSubmit={submit}
      onDismiss={onClose}
    >
      <CustomerFinder chosen={customer} onChange={chooseCustomer} />
    </AppointmentForm>
  );
}
