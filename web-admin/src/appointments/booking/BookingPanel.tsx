import { Button, makeStyles, Switch } from "@fluentui/react-components";
import type { Alternative } from "@machiya/schema/domain/errors";
import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { DialogButtons } from "../../ui/dialogs/DialogButtons.tsx";
import { SidePanel } from "../../ui/dialogs/SidePanel.tsx";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { atAlternative } from "../form/appointmentDraft.ts";
import { LinesEditor } from "../form/LinesEditor.tsx";
import { TimeError } from "../form/TimeError.tsx";
import { useAppointmentFieldNames } from "../form/useAppointmentFieldNames.ts";
import { useServiceChoices } from "../form/useServiceChoices.ts";
import { useServingStaff } from "../form/useServingStaff.ts";
import { type BookingDraft, bookingInput, emptyBooking, isBookable, roundedNow } from "./bookingDraft.ts";
import type { ChosenCustomer } from "./CustomerFinder.tsx";
import { CustomerSection } from "./CustomerSection.tsx";
import { RepeatFields } from "./RepeatFields.tsx";
import { SeriesResult } from "./SeriesResult.tsx";
import { useBooking } from "./useBooking.ts";
import { useUsualServices } from "./useUsualServices.ts";
import { WhenSection } from "./WhenSection.tsx";

const useStyles = makeStyles({
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    columnGap: "28px",
    rowGap: "16px",
    "@media (max-width: 720px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  column: { display: "flex", flexDirection: "column", rowGap: "14px", minWidth: 0 },
});

interface BookingPanelProps {
  /** The initial start in the store's local time; empty for none. */
  startsAt: string;
  /** The global id of the preselected staff member; empty for none. */
  staffMemberId: string;
  /** The preselected customer. */
  customer?: ChosenCustomer | null;
  onClose: () => void;
}

/**
 * One panel for a booking by phone or at the counter: the customer, the services, and the times at which
 * exactly these can be booked.
 */
export function BookingPanel({ startsAt, staffMemberId, customer = null, onClose }: BookingPanelProps) {
  const styles = useStyles();
  const words = useMessages("booking");
  const form = useMessages("appointmentForm");
  const { close } = useMessages("ui");
  const names = useAppointmentFieldNames();
  const notify = useToast();
  const formId = useId();
  const { revalidate } = useRevalidator();
  const { instant, clock } = useDates();
  const services = useServiceChoices();
  const staff = useServingStaff();
  const [draft, setDraft] = useState<BookingDraft>(() => emptyBooking(startsAt, customer));
  const usual = useUsualServices(draft.customer?.id ?? null);
  const booking = useBooking({
    onDone: (numbers) => {
      const [first, ...others] = numbers;
      if (first !== undefined)
        notify.success(others.length === 0 ? words.booked(first) : words.bookedMany(numbers.length));
      // The list is revalidated before the URL changes, because the route does not refetch when only the
      // panel closes.
      void revalidate().then(onClose);
    },
  });
  const change = (written: Partial<BookingDraft>) => {
    booking.forgetError();
    setDraft((latest) => ({ ...latest, ...written }));
  };
  const now = () => roundedNow(clock(new Date().toISOString()));
  const start = instant(draft.startsAt);
  const ready = isBookable(draft, start);
  const submit = (outsideHours: boolean) => {
    if (start === null || !ready || booking.busy) return;
    const input = bookingInput(draft, start, { outsideHours, walkInName: words.walkInName });
    booking.book(input, draft);
  };
  const pick = (alternative: Alternative) =>
    change({ startsAt: clock(alternative.startsAt), lines: atAlternative(draft.lines, alternative) });
  if (booking.series !== null) {
    return (
      <SidePanel
        broad
        title={form.addTitle}
        onClose={booking.leave}
        foot={<Button onClick={booking.leave}>{close}</Button>}
      >
        <SeriesResult entries={booking.series} busy={booking.busy} onBook={booking.bookInstead} />
        <TimeError
          error={booking.error}
          names={names}
          busy={booking.busy}
          onPick={booking.bookOffered}
          onAccept={booking.bookClosed}
        />
      </SidePanel>
    );
  }
  return (
    <SidePanel
      broad
      isForm
      title={form.addTitle}
      onClose={onClose}
      foot={
        <DialogButtons busy={booking.busy} onDismiss={onClose}>
          <BusyButton type="submit" form={formId} busy={booking.busy} disabled={!ready}>
            {words.book}
          </BusyButton>
        </DialogButtons>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
      >
        <div className={styles.columns}>
          <div className={styles.column}>
            <CustomerSection
              draft={draft}
              onChange={change}
              onWalkIn={(isWalkIn) => change({ isWalkIn, ...(isWalkIn && { startsAt: now() }) })}
            />
            <LinesEditor
              start={start}
              lines={draft.lines}
              services={services}
              usual={usual}
              staff={staff}
              staffMemberId={staffMemberId}
              onLines={(lines) => change({ lines })}
            />
          </div>
          <div className={styles.column}>
            <WhenSection
              startsAt={draft.startsAt}
              lines={draft.lines}
              now={now()}
              onChange={(at) => change({ startsAt: at })}
            />
            <TextField
              label={names.note}
              long
              rows={2}
              value={draft.note}
              onChange={(note) => change({ note })}
            />
            <RepeatFields draft={draft} onChange={change} />
            <Switch
              label={words.confirmed}
              checked={draft.isConfirmed}
              onChange={(_, { checked }) => change({ isConfirmed: checked })}
            />
            <TimeError
              error={booking.error}
              names={names}
              busy={booking.busy || !ready}
              onPick={pick}
              onAccept={() => submit(true)}
            />
          </div>
        </div>
      </form>
    </SidePanel>
  );
}
