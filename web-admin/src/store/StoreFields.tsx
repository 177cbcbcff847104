import { Switch } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { clockAt } from "../language/zonedTime.ts";
import { recordMessages } from "../ui/recordMessages.ts";
import { TagChoice } from "../ui/TagChoice.tsx";
import { TextField } from "../ui/TextField.tsx";
import { TimeZoneField } from "../ui/TimeZoneField.tsx";
import { BookingHoursField } from "./BookingHoursField.tsx";
import { bookingMessages } from "./bookingMessages.ts";
import { messages } from "./messages.ts";
import { noticeMessages } from "./noticeMessages.ts";
import { NOTICES, type StoreDraft, splitDays, splitNotices, WEEKDAYS } from "./storeDraft.ts";

interface StoreFieldsProps {
  draft: StoreDraft;
  problems: Partial<Record<keyof StoreDraft, string | undefined>>;
  change: (written: Partial<StoreDraft>) => void;
}

/** What is written of the store. Source of the fields and of what is required: shop.md §5. */
export function StoreFields({ draft, problems, change }: StoreFieldsProps) {
  const words = useMessages(messages);
  const { name } = useMessages(recordMessages);
  const booking = useMessages(bookingMessages);
  const notices = useMessages(noticeMessages);
  const labels = useLabels();
  const today = `${clockAt(new Date().toISOString(), draft.timeZone).slice(0, 10)}T00:00`;
  return (
    <>
      <TextField
        label={name}
        required
        value={draft.name}
        problem={problems.name}
        onChange={(written) => change({ name: written })}
      />
      <TextField
        label={words.bankAccount}
        inputMode="numeric"
        hint={words.bankAccountHint}
        value={draft.bankAccount}
        problem={problems.bankAccount}
        onChange={(bankAccount) => change({ bankAccount })}
      />
      <TextField
        label={words.bankCode}
        required
        hint={words.bankCodeHint}
        value={draft.bankCode}
        problem={problems.bankCode}
        onChange={(bankCode) => change({ bankCode })}
      />
      <TextField
        label={words.address}
        required
        value={draft.address}
        problem={problems.address}
        onChange={(address) => change({ address })}
      />
      <TextField
        label={words.openingHours}
        long
        rows={2}
        hint={words.openingHoursHint}
        value={draft.openingHours}
        onChange={(openingHours) => change({ openingHours })}
      />
      <TagChoice
        label={words.weekdays}
        hint={words.weekdaysHint}
        options={WEEKDAYS.map((day) => ({ value: day, label: labels.weekday[day] }))}
        chosen={splitDays(draft.openWeekdays)}
        onChange={(days) => change({ openWeekdays: days.join(",") })}
      />
      <TextField
        label={words.opens}
        type="datetime-local"
        min={today}
        value={draft.orderingOpensAt}
        onChange={(orderingOpensAt) => change({ orderingOpensAt })}
      />
      <TextField
        label={words.closes}
        type="datetime-local"
        min={draft.orderingOpensAt || today}
        hint={words.windowHint(draft.timeZone)}
        value={draft.orderingClosesAt}
        problem={problems.orderingClosesAt}
        onChange={(orderingClosesAt) => change({ orderingClosesAt })}
      />
      <BookingHoursField
        value={draft.bookingHours}
        problem={problems.bookingHours}
        onChange={(bookingHours) => change({ bookingHours })}
      />
      <TextField
        label={booking.cutOff}
        inputMode="numeric"
        hint={booking.cutOffHint}
        meaning={booking.hourSign}
        value={draft.cancelCutOffHours}
        problem={problems.cancelCutOffHours}
        onChange={(cancelCutOffHours) => change({ cancelCutOffHours })}
      />
      <TagChoice
        label={notices.notices}
        hint={notices.noticesHint}
        options={NOTICES.map((kind) => ({ value: kind, label: notices[kind] }))}
        chosen={splitNotices(draft.notices)}
        onChange={(kinds) => change({ notices: kinds.join(",") })}
      />
      <TextField
        label={notices.floor}
        inputMode="numeric"
        hint={notices.floorHint}
        meaning={notices.floorSign}
        value={draft.broadcastFloor}
        problem={problems.broadcastFloor}
        onChange={(broadcastFloor) => change({ broadcastFloor })}
      />
      <TimeZoneField
        label={words.timeZone}
        hint={words.timeZoneHint}
        value={draft.timeZone}
        onChange={(timeZone) => change({ timeZone })}
      />
      <Switch
        label={words.deliversLabel}
        checked={draft.delivers === "true"}
        onChange={(_, { checked }) => change({ delivers: String(checked) })}
      />
    </>
  );
}
